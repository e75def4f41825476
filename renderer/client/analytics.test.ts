import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAnalytics } from './analytics.ts'

/** The parts of an element that the consent question and its footer button use. */
class FakeElement extends EventTarget {
  hidden = true
  /** Non-zero only while it is shown. */
  get offsetHeight() {
    return this.hidden ? 0 : 142
  }
  value = ''
  dataset: Record<string, string> = {}
  inside: FakeElement[] = []
  focus = vi.fn()
  closest = () => this
  querySelectorAll = () => this.inside
}

/** An in-memory `Storage`. */
function storage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

function fire(on: FakeElement, type: string, from: FakeElement = on, more: object = {}): void {
  const event = Object.assign(new Event(type), more)
  Object.defineProperty(event, 'target', { value: from })
  on.dispatchEvent(event)
}

/** A page in a browser whose visitor chose `choice` before. */
function openPage({
  choice,
  privacy = false,
  footer = true,
  search = '',
  pathname = '/l/demo-dent',
  counters = {},
}: {
  choice?: string
  privacy?: boolean
  footer?: boolean
  search?: string
  pathname?: string
  counters?: { metrika?: string; google?: string }
} = {}) {
  const [local, session, browser] = [storage(), storage(), new EventTarget()]
  const about = Object.values(counters).join(' ')
  if (choice) local.setItem(['analytics', about].filter(Boolean).join(' '), choice)
  const [question, again, opener] = [new FakeElement(), new FakeElement(), new FakeElement()]
  question.dataset.analytics = 'shipa https://count.example/v'
  question.dataset.scripts = 'https://tag.example/a.js https://metrics.example/m.js'
  Object.assign(question.dataset, counters)
  question.inside = ['no', 'yes'].map((chosen) => Object.assign(new FakeElement(), { dataset: { chosen } }))
  const sendBeacon = vi.fn()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('navigator', { globalPrivacyControl: privacy, sendBeacon })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const style = new Map<string, string>()
  const loaded: string[] = []
  let measure = () => {}
  class FakeObserver {
    constructor(callback: () => void) {
      measure = callback
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', FakeObserver)
  vi.stubGlobal('document', {
    documentElement: {
      lang: 'ru',
      style: { setProperty: (name: string, value: string) => void style.set(name, value) },
    },
    querySelector: () => (footer ? again : null),
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  startAnalytics(question as unknown as HTMLElement)
  return {
    loaded,
    question,
    again,
    opener,
    local,
    session,
    sent: () => sendBeacon.mock.calls.length,
    lastSent: () => Object.fromEntries(sendBeacon.mock.calls.at(-1)?.[1] ?? []),
    /** Clicks a link somewhere on the page. */
    pressLink: (href: string) => {
      const event = new Event('click')
      const link = { closest: () => ({ getAttribute: () => href }) }
      Object.defineProperty(event, 'target', { value: link })
      browser.dispatchEvent(event)
    },
    answer: (value: string) => fire(question, 'click', Object.assign(new FakeElement(), { value })),
    askAgain: () => fire(again, 'click', opener),
    press: (key: string) => fire(question, 'keydown', question, { key }),
    comeBack: () => browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    /** Runs the resize callback and returns the height that it set on the page. */
    height: () => {
      measure()
      return style.get('--consent-height')
    },
    told: () => question.inside.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.chosen),
  }
}

let page: ReturnType<typeof openPage>
afterEach(() => vi.unstubAllGlobals())

describe('scripts of other services (A42, A43)', () => {
  const both = ['https://tag.example/a.js', 'https://metrics.example/m.js']
  it('are loaded once for a visitor who agreed or agrees', () => {
    page = openPage({ choice: 'yes' })
    page.comeBack()
    expect(page.loaded).toEqual(both)
    page = openPage()
    expect(page.loaded).toEqual([])
    page.answer('yes')
    expect(page.loaded).toEqual(both)
  })
  it.each([
    ['refused', { choice: 'no' }],
    ['wants privacy', { choice: 'yes', privacy: true }],
    ['opened a link with a token', { choice: 'yes', search: '?a=1&token=secret' }],
    ['signs in', { choice: 'yes', pathname: '/kk/auth/signin' }],
    ['opened a link with a code', { choice: 'yes', search: '?code=K7P2' }],
  ])('are not loaded for one who %s', (_, visitor) => {
    page = openPage(visitor)
    expect(page.loaded).toEqual([])
  })
})

describe('counters of a clinic (D-DESIGN)', () => {
  const counters = { metrika: '12345678', google: 'G-AB12CD34EF' }
  const foreign = (of: typeof page) => of.loaded.filter((src) => !src.includes('.example/'))
  afterEach(() => {
    for (const name of ['ym', 'dataLayer']) Reflect.deleteProperty(globalThis, name)
  })

  it('are loaded for a visitor who agrees to them, and record nothing but visits', () => {
    page = openPage({ counters })
    expect(foreign(page)).toEqual([])
    page.answer('yes')
    expect(foreign(page)).toEqual([
      'https://mc.yandex.ru/metrika/tag.js',
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    ])
    const { ym } = globalThis as { ym?: { a?: unknown[][] } }
    expect(ym?.a).toEqual([
      [12_345_678, 'init', expect.objectContaining({ webvisor: false, clickmap: false })],
    ])
  })
  it('of one clinic are asked about although another one’s were agreed to', () => {
    page = openPage({ counters })
    page.local.setItem('analytics 55555', 'yes')
    page.local.setItem('analytics', 'yes')
    page.comeBack()
    expect(page.question.hidden).toBe(false)
    expect(page.loaded).toEqual([])
  })
  it.each([
    ['refused', { choice: 'no' }],
    ['wants privacy', { choice: 'yes', privacy: true }],
    ['opened a link with a token', { choice: 'yes', search: '?token=secret' }],
  ])('are not loaded for one who %s', (_, visitor) => {
    page = openPage({ ...visitor, counters })
    expect(page.loaded).toEqual([])
  })
})

describe('one who agreed', () => {
  beforeEach(() => {
    page = openPage({ choice: 'yes' })
  })

  it('is counted each time that they call or write, without whom (B-27)', () => {
    page.pressLink('tel:+77000001001')
    page.pressLink('tel:+77000001001')
    expect(page.sent()).toBe(3)
    expect(page.lastSent()).toEqual({ id: 'shipa', path: '/l/demo-dent', event: 'call', lang: 'ru' })
    page.pressLink('/l/demo-dent/contacts')
    expect(page.sent()).toBe(3)
  })

  it('is not counted any more after a no', () => {
    page.askAgain()
    page.answer('no')
    page.pressLink('tel:+77000001001')
    expect(page.sent()).toBe(1)
  })

  it('is counted and not asked, but may ask to be', () => {
    expect(page.sent()).toBe(1)
    expect(page.question.hidden).toBe(true)
    expect(page.again.hidden).toBe(false)
  })

  it('is asked again with the present choice told and the focus in the question', () => {
    page.askAgain()
    expect(page.question.hidden).toBe(false)
    expect(page.question.focus).toHaveBeenCalledOnce()
    expect(page.told()).toEqual(['yes'])
  })

  it('is not counted from the refusal on, and nothing but the choice stays', () => {
    page.askAgain()
    page.answer('no')
    page.comeBack()
    expect(page.sent()).toBe(1)
    expect([...page.local.values]).toEqual([['analytics', 'no']])
    expect([...page.session.values]).toEqual([])
  })

  it('has the focus back where the question was asked for', () => {
    page.askAgain()
    page.answer('no')
    expect(page.question.hidden).toBe(true)
    expect(page.opener.focus).toHaveBeenCalledOnce()
  })

  it('leaves the question with Escape, and the choice as it is', () => {
    page.askAgain()
    page.press('Tab')
    expect(page.question.hidden).toBe(false)
    page.press('Escape')
    expect(page.question.hidden).toBe(true)
    expect(page.opener.focus).toHaveBeenCalledOnce()
    expect(page.local.getItem('analytics')).toBe('yes')
  })

  it('is not counted where another tab refused', () => {
    page.local.setItem('analytics', 'no')
    page.comeBack()
    expect(page.sent()).toBe(1)
    expect([...page.session.values]).toEqual([])
  })

  it('is not counted twice for agreeing again', () => {
    page.askAgain()
    page.answer('yes')
    expect(page.sent()).toBe(1)
  })
})

it('counts one who changes from no to yes, from then on', () => {
  page = openPage({ choice: 'no' })
  expect(page.sent()).toBe(0)
  page.askAgain()
  expect(page.told()).toEqual(['no'])
  page.answer('yes')
  expect(page.sent()).toBe(1)
  page.askAgain()
  expect(page.told()).toEqual(['yes'])
})

it('asks one who has said nothing, tells no choice, and stays through Escape', () => {
  page = openPage()
  expect(page.question.hidden).toBe(false)
  expect(page.told()).toEqual([])
  page.press('Escape')
  expect(page.question.hidden).toBe(false)
  page.answer('no')
  expect(page.question.hidden).toBe(true)
  expect(page.sent()).toBe(0)
})

it('tells the styles how high the question is, while it is there', () => {
  page = openPage()
  expect(page.height()).toBe('142px')
  page.answer('no')
  expect(page.height()).toBe('0px')
})

it('asks on a page without a footer as well', () => {
  page = openPage({ footer: false })
  page.answer('yes')
  expect(page.sent()).toBe(1)
})

it('neither asks nor offers it where the browser says no', () => {
  page = openPage({ choice: 'yes', privacy: true })
  expect([page.question.hidden, page.again.hidden]).toEqual([true, true])
  expect(page.sent()).toBe(0)
})
