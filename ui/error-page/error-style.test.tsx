import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { ErrorPicture } from './error-picture.tsx'
import { errorStyle } from './error-style.ts'

/** The rules without reduced motion, and all other rules. */
const [, moving = ''] =
  /^@media \(prefers-reduced-motion: no-preference\) \{\n {2}:root:not\(\[data-scheme\]\) \{\n(.*?)\n {2}\}\n\}/ms.exec(
    errorStyle,
  ) ?? []
const still = errorStyle.replace(moving, '')

it('shows the way on after 1.5 seconds, and at once to a keyboard (C-10)', () => {
  expect(moving).toMatch(
    /^ +\.error-action:not\(:focus-within\) \{ animation: error-appear \d+ms \S+ 1500ms backwards \}$/m,
  )
})

it.each(['notFound', 'network'] as const)('moves the picture of “%s” in a loop (B-19)', (kind) => {
  const parts = [...render(<ErrorPicture kind={kind} />).matchAll(/class="(error-\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts)
    expect(moving).toMatch(new RegExp(`^ +\\.${part} \\{ animation: .* infinite \\}$`, 'm'))
})

it('draws nothing for another error', () => expect(render(<ErrorPicture kind="other" />)).toBe(''))

it('moves nothing where no motion is wanted, in the system or in the low-vision version (F31)', () => {
  expect(still).not.toContain('animation:')
  expect(still).toContain('@keyframes')
})
