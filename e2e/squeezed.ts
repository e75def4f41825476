import type { Page } from '@playwright/test'

/** The minimum width of a readable text, in its own em. */
const readable = 5

/**
 * Texts of `main` that break inside words for lack of room, because their container is narrower than five letters. One
 * line each, with the width.
 */
export const squeezed = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, least) => {
    const found: string[] = []
    const range = document.createRange()
    const linesOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (!element?.checkVisibility() || element.closest('svg, style, .sr-only')) continue
      const words = [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
      const isBroken = words.some(({ 0: word, index }) => linesOf(text, index, index + word.length) > 1)
      if (!isBroken) continue
      let box: Element = element
      while (/^(inline|contents)$/.test(getComputedStyle(box).display) && box.parentElement)
        box = box.parentElement
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
      const width =
        (box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)) /
        Number.parseFloat(getComputedStyle(element).fontSize)
      if (width < least) found.push(`${width.toFixed(1)}em: ${text.data.trim().slice(0, 60)}`)
    }
    return found
  }, readable)
