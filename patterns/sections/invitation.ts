import callToAction from '../../schemas/blocks/call-to-action.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { bookAction } from '../parts.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Приглашение записаться', 'Жазылуға шақыру', 'Yozilishga taklif', 'An invitation to book'),
  blocks: (facts) => [
    storedBlock(
      callToAction,
      {
        title: four(
          'Остались вопросы?',
          'Сұрағыңыз қалды ма?',
          'Savollaringiz qoldimi?',
          'Any questions left?',
        ),
        text: four(
          'Свяжитесь с нами: ответим и поможем выбрать время.',
          'Бізге хабарласыңыз: жауап беріп, уақыт таңдауға көмектесеміз.',
          'Biz bilan bogʻlaning: javob beramiz va vaqt tanlashga yordam beramiz.',
          'Get in touch: we will answer and help you to choose a time.',
        ),
        action: bookAction(facts),
        tone: 'accent',
      },
      'invitation',
    ),
  ],
})
