import type { Effect } from "./effect.js";
import type { QuantizedVector } from "./embedder.js";

/** How much a text speaks of reading rather than changing, in deviations of the tools. */
export type EffectMeter = (vector: QuantizedVector) => number;

interface MeasuredTool {
  server: string;
  effect: Effect;
  vector: QuantizedVector;
}

/**
 * The direction in which the tools that read lie from those that change. It is taken within each server, so that it
 * holds nothing of what servers are about.
 */
export function createEffectMeter(tools: readonly MeasuredTool[]): EffectMeter {
  const direction = directionOf(tools);
  const along = ({ components, scale }: QuantizedVector) => {
    let sum = 0;
    for (let i = 0; i < components.length; i++) sum += components[i]! * direction[i]!;
    return sum * scale;
  };
  const places = tools.map(({ vector }) => along(vector));
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const meanPlace = (effect: Effect) => meanOf(places.filter((_, index) => tools[index]!.effect === effect));
  const middle = (meanPlace(1) + meanPlace(-1)) / 2;
  const mean = meanOf(places);
  const deviation = Math.sqrt(meanOf(places.map((place) => (place - mean) ** 2)));
  return (vector) => (deviation === 0 ? 0 : (along(vector) - middle) / deviation);
}

function directionOf(tools: readonly MeasuredTool[]): Float64Array {
  const direction = new Float64Array(tools[0]?.vector.components.length ?? 0);
  const byServer = new Map<string, MeasuredTool[]>();
  for (const tool of tools) {
    if (tool.effect === 0) continue;
    const same = byServer.get(tool.server);
    if (same === undefined) byServer.set(tool.server, [tool]);
    else same.push(tool);
  }
  for (const members of byServer.values()) {
    const reading = members.filter(({ effect }) => effect === 1).length;
    if (reading === 0 || reading === members.length) continue;
    for (const { effect, vector } of members) {
      const share = vector.scale / (effect === 1 ? reading : reading - members.length);
      for (let i = 0; i < direction.length; i++) direction[i]! += share * vector.components[i]!;
    }
  }
  return direction;
}
