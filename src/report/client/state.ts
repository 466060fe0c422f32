/** What a reader has chosen in one table. It lives in the address, so that a view can be sent to a colleague. */
export interface State {
  text: string;
  facets: string[];
  sort?: { column: number; descending: boolean };
}

export function writeState(id: string, { text, facets, sort }: State): void {
  const parameters = new URLSearchParams();
  if (text !== "") parameters.set("text", text);
  if (facets.some(Boolean)) parameters.set("only", facets.join(","));
  if (sort !== undefined) parameters.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
  const query = parameters.toString();
  history.replaceState(null, "", `#${id}${query === "" ? "" : `?${query}`}`);
}

export function readState(fragment: string): { id: string; state: State } | undefined {
  const mark = fragment.indexOf("?");
  if (mark === -1) return undefined;
  const parameters = new URLSearchParams(fragment.slice(mark + 1));
  const sort = /^(-?)(\d{1,3})$/.exec(parameters.get("sort") ?? "");
  return {
    id: fragment.slice(0, mark),
    state: {
      text: parameters.get("text") ?? "",
      facets: (parameters.get("only") ?? "").split(","),
      ...(sort === null ? {} : { sort: { column: Number(sort[2]), descending: sort[1] === "-" } }),
    },
  };
}
