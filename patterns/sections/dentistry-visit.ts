import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Как проходит первый приём',
  'Алғашқы қабылдау қалай өтеді',
  'Birinchi qabul qanday oʻtadi',
  'Your first visit',
)

export default defineSection({
  label: title,
  kinds: ['dentistry'],
  blocks: () => [
    numbered('dentistry-visit', title, [
      [
        four('Разговор', 'Әңгіме', 'Suhbat', 'Conversation'),
        four(
          'Расскажите, что беспокоит, чего вы хотите и чего боитесь.',
          'Не мазалайтынын, не қалайтыныңызды және неден қорқатыныңызды айтыңыз.',
          'Nima bezovta qilayotganini, nimani xohlayotganingizni va nimadan qoʻrqishingizni ayting.',
          'Tell us what bothers you, what you would like and what you are afraid of.',
        ),
      ],
      [
        four('Осмотр', 'Қарап-тексеру', 'Koʻrik', 'Examination'),
        four(
          'Врач осмотрит зубы и дёсны и, если нужно, назначит снимок.',
          'Дәрігер тістер мен қызыл иекті қарап, қажет болса, рентгенге жібереді.',
          'Shifokor tish va milklarni koʻradi, kerak boʻlsa, rentgen buyuradi.',
          'The dentist examines your teeth and gums and asks for an X-ray if one is needed.',
        ),
      ],
      [
        four('План', 'Жоспар', 'Reja', 'Plan'),
        four(
          'Вы узнаете, что и в каком порядке лечить, и решите спокойно.',
          'Нені және қандай ретпен емдеу керегін біліп, асықпай шешесіз.',
          'Nimani va qanday tartibda davolashni bilib, xotirjam qaror qilasiz.',
          'You learn what to treat and in which order, and decide in your own time.',
        ),
      ],
    ]),
  ],
})
