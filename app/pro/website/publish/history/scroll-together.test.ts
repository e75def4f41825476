import { expect, it } from 'vitest'
import { type ScrolledPage, scrollTogether } from './scroll-together.ts'

class Page extends EventTarget {
  scrollY = 0
  scrollBy = (({ top }: { top: number }) => this.scrollTo(this.scrollY + top)) as ScrolledPage['scrollBy']
  scrollTo(to: number) {
    this.scrollY = to
    this.dispatchEvent(new Event('scroll'))
  }
  take() {
    this.dispatchEvent(new Event('wheel'))
  }
}

function open() {
  const { join, letGo } = scrollTogether()
  const [before, after] = [new Page(), new Page()]
  join('before', before)
  join('after', after)
  return { before, after, join, letGo }
}

it('moves the other page by as much as the one that somebody has taken hold of, whichever it is', () => {
  const { before, after } = open()
  before.take()
  before.scrollTo(300)
  expect(after.scrollY).toBe(300)
  after.take()
  after.scrollTo(200)
  expect(before.scrollY).toBe(200)
})

it('keeps by how much the pages differ, where each has brought what is chosen into view itself', () => {
  const { before, after, letGo } = open()
  before.take()
  letGo()
  before.scrollTo(500)
  after.scrollTo(700)
  expect([before.scrollY, after.scrollY]).toEqual([500, 700])
  after.take()
  after.scrollTo(800)
  expect(before.scrollY).toBe(600)
})

it('moves the page that was loaded anew, and not the one before it', () => {
  const { before, after, join } = open()
  const again = new Page()
  join('after', again)
  before.take()
  before.scrollTo(100)
  expect([after.scrollY, again.scrollY]).toEqual([0, 100])
})
