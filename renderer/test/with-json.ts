/** React's output with the JSON of custom elements in single quotation marks, as our writer does it. */
export const withJson = (html: string): string =>
  html.replace(/<[a-z]+-[a-z-]+[^>]*>/g, (tag) =>
    tag.replace(
      / ([\w-]+)="(\{[^"]*)"/g,
      (_, name, json: string) => ` ${name}='${json.replaceAll('&quot;', '"')}'`,
    ),
  )
