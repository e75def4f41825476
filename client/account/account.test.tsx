import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { render } from '../../ui/test/render.tsx'
import { Account } from './account.tsx'
import type { Step } from './step.ts'

const confirmation = {
  id: '3f2b8c1e-7a4d-4f06-9d53-2a6c1b9e8f70',
  contact: '+77012345678',
  resendAt: 0,
  resend: () => Promise.reject(new Error('unused')),
  check: () => Promise.reject(new Error('unused')),
}
const steps: Step[] = [
  { name: 'signIn' },
  { name: 'signIn', isExpired: true },
  { name: 'signUp' },
  { name: 'confirm', confirmation },
  { name: 'confirmEmail' },
  { name: 'restore' },
  { name: 'restoreSent', login: 'name@example.kz' },
  { name: 'newPassword', token: 'token' },
  { name: 'expired', login: 'name@example.kz', changeToken: 'token' },
  { name: 'secondStep', asked: { CHALLENGE: 'token', METHODS: ['app', 'recovery'], PASSKEY: null } },
  { name: 'recovery', asked: { CHALLENGE: 'token', METHODS: ['app', 'recovery'], PASSKEY: null } },
  { name: 'lostFactor', asked: { CHALLENGE: 'token', METHODS: ['app'], PASSKEY: null } },
  {
    name: 'lostCode',
    asked: { CHALLENGE: 'token', METHODS: ['app'], PASSKEY: null },
    sent: { CONFIRM_ID: 'id', RESEND_AFTER: 60, CONTACT: 'n***@example.kz', WAIT_HOURS: 72 },
  },
  { name: 'lostWaits', hours: 72 },
  { name: 'keepFactor', token: 'token' },
  { name: 'keptFactor' },
]
const draw = (first: Step, locale: (typeof locales)[number] = 'ru') =>
  render(
    <Account
      first={first}
      onDone={() => {}}
      frame={(title, screen) => (
        <>
          <h1>{title}</h1>
          {screen}
        </>
      )}
    />,
    locale,
  )
const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? []

describe.each(locales)('the screens of an account in %s', (locale) => {
  it.each(steps)('have the title of $name, and of their page', (step) => {
    const name = 'isExpired' in step ? 'expired' : step.name
    expect(draw(step, locale)).toContain(`<h1>${translate(locale)(`account:title.${name}`)}</h1>`)
  })
})

describe('a password manager', () => {
  it.each([
    ['signIn', ['username', 'current-password']],
    ['expired', ['username', 'new-password']],
    ['newPassword', ['new-password']],
    ['confirm', ['one-time-code']],
    ['signUp', ['email', 'family-name', 'given-name', 'additional-name', 'new-password']],
  ] as const)('is told what %s asks for', (name, expected) => {
    const step = steps.find((one) => one.name === name) ?? expect.fail()
    const told = inputs(draw(step)).flatMap((tag) => /autoComplete="([^"]+)"/i.exec(tag)?.[1] ?? [])
    expect(told).toEqual(expected)
  })
})

it('shows a phone in groups, and says that a code may be asked for again (C-25, V-5)', () => {
  const html = draw({ name: 'confirm', confirmation })
  expect(html).toContain('+7 701 234 56 78')
  expect(html).toContain('Отправить код ещё раз')
})

it('marks every field that must be filled in, and no other', () => {
  const required = inputs(draw({ name: 'signUp' })).map((tag) => [
    /name="(\w+)"/.exec(tag)?.[1],
    /required/.test(tag),
  ])
  expect(required.filter(([, isRequired]) => !isRequired)).toEqual([['MIDDLENAME', false]])
})

it.each(steps)(
  'lets nothing of $name into the address where it is sent before the script is there',
  (step) => {
    const forms = draw(step).match(/<form[^>]*>/g) ?? []
    expect(forms.filter((tag) => !tag.includes('method="post"'))).toEqual([])
  },
)
