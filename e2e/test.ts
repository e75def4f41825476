import { type BrowserContext, test as base, expect } from '@playwright/test'

type Fixtures = {
  /** Names a message that a test provokes. */
  allowInConsole: (message: RegExp) => void
}

/** The browser's own message about each answer that is not 2xx, and about each that never came: tests ask for many of those. */
const ofAnswers = /^Failed to load resource: /

/** A button that opens something has two attributes for that: browsers that know the newer one ignore the older one. */
const ofOlderBrowsers = /^popovertarget is ignored on elements with commandfor/

/** A menu takes the focus when it is opened. The browser says already before that it would not let a page in a frame take it. */
const inFrames = /^Blocked autofocusing on a <button> element/

/**
 * A transition that the browser gives up, because the driver holds the next page back. A page whose script has run hears nothing of it
 * (`quietTransitions`); one that is left before, or that has no script, cannot keep the browser from saying so.
 */
const ofHeldPages = /Transition was aborted because of invalid state/

/** The browser's message if a test removes the code of an island. */
export const ofLostCode = /Failed to fetch dynamically imported module/

/**
 * A test in the browser. It fails if a page, in any of its contexts, writes a warning or an error to the console, throws, or leaves a
 * rejection unhandled.
 */
export const test = base.extend<Fixtures>({
  allowInConsole: [
    async ({ browser }, use) => {
      const allowed = [ofAnswers, ofOlderBrowsers, inFrames, ofHeldPages]
      const said: string[] = []
      const hear = (text: string, where: string) => {
        if (!allowed.some((one) => one.test(text))) said.push(`${where}: ${text}`)
      }
      const listen = (context: BrowserContext) => {
        context.on('weberror', (fault) => hear(String(fault.error()), fault.page()?.url() ?? ''))
        context.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) hear(message.text(), message.page()?.url() ?? '')
        })
      }
      browser.on('context', listen)
      await use((message) => {
        allowed.push(message)
      })
      browser.off('context', listen)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})
