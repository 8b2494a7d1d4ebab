const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

export type { Html };

/** Builds HTML for pages outside the web app. Escapes every value, except results of `html` itself. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(render)));

const render = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return String(value ?? '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};
