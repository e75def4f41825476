import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../questions.messages.ts'

const question = `/link/uq?code=K7M29QXT&token=${'q1_-Zz9a'.repeat(2)}`

export const samples: Samples<typeof messages> = {
  'question-received': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    QUESTION_CODE: 'K7M29QXT',
    ANSWER_BY: '2026-11-29T09:07:00Z',
    LINK: question,
  },
  'question-answered': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    QUESTION_CODE: 'K7M29QXT',
    ANSWER: 'Ha, boʻladi.\nOvqatdan <keyin> keling.',
    LINK: question,
  },
  'question-to-clinic': {
    COMPANY: clinic,
    QUESTION_CODE: 'K7M29QXT',
    PERSON: 'Oʻgʻiloy',
    DOCTOR: 'Омарова Алия Сериковна',
    SPECIALITY: 'Стоматолог-терапевт',
    QUESTION: 'Можно ли прийти с температурой <37,5>?\nДочке шесть лет.',
    LANGUAGE: 'uz',
    ANSWER_BY: '2026-11-29T09:07:00Z',
    LINK: '/pro/1001/questions',
  },
}
