/** What a map says of an entry below its name: where it is, whether it is open, what it costs; copies from its item in the list. */
export const copiedFacts = (item: Element | undefined): Node[] =>
  [...(item?.querySelectorAll('.place > span, .opening-line, [data-price]') ?? [])].map((fact) => {
    const copy = document.createElement('div')
    copy.append(...[...fact.childNodes].map((node) => node.cloneNode(true)))
    copy.className = fact.className
    return copy
  })
