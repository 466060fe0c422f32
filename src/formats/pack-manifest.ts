import { z } from "zod";

const version = z.string().min(1);

const documentedManifest = z.looseObject({
  manifest_version: version,
  protocol_version: version,
  exported_at: z.string(),
  exporter: z.string(),
  contents: z.record(z.string(), z.int().min(0)),
});

const labManifest = z.looseObject({
  pack_version: version,
  pack_id: z.string().min(1),
  created_at: z.string(),
  protocol_version: version,
  scenario_id: z.string().optional(),
  artifacts_included: z.array(z.string()).optional(),
});

const labLayout2Manifest = z.looseObject({
  pack_layout_version: z.literal("2"),
  pack_id: z.string().optional(),
  protocol_ref: z.unknown(),
});

export const packManifestFile = z
  .union([documentedManifest, labManifest, labLayout2Manifest])
  .describe("manifest.json of an MPLP evidence pack, in the layouts met in practice");
