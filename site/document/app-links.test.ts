import { expect, it } from 'vitest'
import { appLinks } from './app-links.ts'

it('names stores, and any other place by its host', () => {
  const patients = ['https://apps.apple.com/app/id1', 'https://play.google.com/store/apps/details?id=a']
  expect(appLinks({ patients, doctors: ['https://own.example/app'] })).toEqual([
    { users: 'patients', store: 'App Store', href: patients[0] },
    { users: 'patients', store: 'Google Play', href: patients[1] },
    { users: 'doctors', store: 'own.example', href: 'https://own.example/app' },
  ])
})
