import { expect, it } from 'vitest'
import { pageHead } from './page-head.ts'

const source = { origin: 'https://shipa.example', image: { src: '/images/shipa/city', width: 1600 } }

it('gives every page of the application the head of the specification (B-20, B-21)', () => {
  expect(pageHead('kk', '/kk/profile/likes?type=news', source)).toMatchObject({
    title: { default: 'Shipa' },
    description: expect.stringMatching(/^Электрондық клиника/),
    robots: { index: false },
    metadataBase: new URL('https://shipa.example'),
    alternates: { canonical: '/kk/profile/likes' },
    openGraph: {
      type: 'website',
      locale: 'kk_KZ',
      url: '/kk/profile/likes',
      images: ['/images/shipa/city/960'],
    },
    twitter: { card: 'summary_large_image' },
  })
})

it.each([
  ['/', '/'],
  ['/profile/', '/profile'],
  ['/pro/1001/mis?page=2#top', '/pro/1001/mis'],
])('names %s by the canonical path %s', (address, canonical) =>
  expect(pageHead('ru', address, source).alternates?.canonical).toBe(canonical),
)
