import { describe, expect, it } from 'vitest'
import askQuestion from '../../schemas/blocks/ask-question.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import AskQuestion from './ask-question.tsx'

describe('ask-question', () => {
  it('opens a letter with its subject in the reader’s language', () => {
    const html = render(<AskQuestion {...exampleOf(askQuestion, 'kk')} />, 'kk')
    const href = new URL(/href="([^"]*)"/.exec(html)?.[1] ?? '')
    expect(href.pathname).toBe('questions@example.com')
    expect(href.searchParams.get('subject')).toBe('Клиникаға сұрақ: «Ақ тіс» стоматологиясы')
  })

  it('says what to do in an emergency unless the clinic has its own words', () => {
    const props = exampleOf(askQuestion)
    expect(render(<AskQuestion {...props} />)).toContain('103')
    const own = render(<AskQuestion {...props} text={{ text: 'Отвечает главный врач.', lang: 'ru' }} />)
    expect(own).toContain('Отвечает главный врач.')
    expect(own).not.toContain('103')
  })
})
