/** What `data-answers` refers to: tools by index, to keep the page small. */
interface PageData {
  tools: string[];
}

/** Answer lists are written into the page as indices and become lists when a row is opened. */
export function fillDetails(): void {
  const source = document.querySelector("#page-data")?.textContent;
  if (source === undefined || source === null) return;
  let data: PageData | undefined;
  document.addEventListener(
    "toggle",
    (event) => {
      const details = event.target as HTMLDetailsElement;
      if (!details.open) return;
      data ??= JSON.parse(source) as PageData;
      for (const list of details.querySelectorAll<HTMLOListElement>("ol[data-answers]")) {
        fill(list, data.tools);
      }
    },
    true,
  );
}

function fill(list: HTMLOListElement, tools: readonly string[]): void {
  const right = new Set((list.dataset.right ?? "").split(" "));
  const answers = (list.dataset.answers ?? "").split(" ").filter((index) => index !== "");
  list.removeAttribute("data-answers");
  for (const index of answers) {
    const item = document.createElement("li");
    const name = document.createElement(right.has(index) ? "b" : "span");
    name.textContent = tools[Number(index)] ?? "";
    item.append(name);
    if (right.has(index)) item.append(" ✓");
    list.append(item);
  }
}
