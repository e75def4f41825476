import { describe, expect, it } from 'vitest'
import askQuestion, { type AskQuestionProps } from '../../schemas/blocks/ask-question.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import AskQuestion from './ask-question.tsx'

const example = exampleOf(askQuestion)
type Form = NonNullable<AskQuestionProps['data']['form']>
/** The block on its page. */
const withForm = (more: Partial<Form> = {}): AskQuestionProps => ({
  ...example,
  data: {
    name: example.data.name,
    form: { company: '1001', urgent: ['103', '112'], doctors: [], specialities: [], ...more },
    answered: [],
  },
})

describe('ask-question', () => {
  it('opens a letter with its subject where the clinic has no page for questions', () => {
    const html = render(<AskQuestion {...exampleOf(askQuestion, 'kk')} />, 'kk')
    const href = new URL(/href="(mailto:[^"]*)"/.exec(html)?.[1] ?? '')
    expect(href.pathname).toBe('questions@example.com')
    expect(href.searchParams.get('subject')).toBe('Клиникаға сұрақ: «Ақ тіс» стоматологиясы')
  })

  it('leads to the page for questions from any other', () => {
    const data = {
      name: example.data.name,
      link: { href: '/l/tan-dent/ask-question', external: false },
      answered: [],
    }
    const html = render(<AskQuestion {...example} data={data} />)
    expect(html).toContain('href="/l/tan-dent/ask-question"')
    expect(html).not.toContain('mailto:')
  })

  it('says whom to call in an emergency before the form, whatever the clinic says', () => {
    const html = render(<AskQuestion {...withForm()} text={{ text: 'Отвечает главный врач.', lang: 'ru' }} />)
    expect(html).toContain('Отвечает главный врач.')
    expect(html.indexOf('href="tel:103"')).toBeGreaterThan(0)
    expect(html.indexOf('href="tel:112"')).toBeLessThan(html.indexOf('<form'))
  })

  it('asks for the code once one was sent, and keeps what was entered', () => {
    const entered = [
      { name: 'TEXT', text: 'Можно ли прийти?' },
      { name: 'CONFIRM_ID', text: '00000000-0000-4000-8000-000000000000' },
    ]
    expect(render(<AskQuestion {...withForm()} />)).not.toContain('name="CODE"')
    const html = render(<AskQuestion {...withForm({ values: entered })} />)
    expect(html).toMatch(/<textarea[^>]*>Можно ли прийти\?/)
    expect(html).toContain('name="CODE"')
    expect(html).toMatch(/type="hidden" name="CONFIRM_ID" value="0{8}/)
  })

  it('says the number once it is sent, also to the page around a widget', () => {
    const html = render(<AskQuestion {...withForm({ sent: true, number: 'K7M29QXT' })} />)
    expect(html).toContain('data-sent="question" data-code="K7M29QXT"')
    expect(html).not.toContain('<form')
  })

  it('shows published answers in their own language', () => {
    const answered = [
      {
        text: 'Tishim ogʻriyapti, nima qilay?',
        answer: 'Bugun keling.',
        lang: 'uz' as const,
        date: { datetime: '2026-11-12T09:30:00Z', text: { text: '12 ноября', lang: 'ru' as const } },
      },
    ]
    const props = withForm()
    const html = render(<AskQuestion {...props} data={{ ...props.data, answered }} />)
    expect(html).toMatch(/lang="uz"[^>]*>Bugun keling\./)
    expect(html).toContain('Отвечает клиника')
  })
})
