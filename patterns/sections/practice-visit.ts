import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Как проходит приём', 'Қабылдау қалай өтеді', 'Qabul qanday oʻtadi', 'How a visit goes')

export default defineSection({
  label: title,
  kinds: ['practice'],
  blocks: () => [
    numbered('practice-visit', title, [
      [
        four('Договоритесь о времени', 'Уақытты келісіңіз', 'Vaqtni kelishing', 'Agree on a time'),
        four(
          'Свяжитесь с нами и коротко скажите, что беспокоит.',
          'Бізге хабарласып, не мазалайтынын қысқаша айтыңыз.',
          'Biz bilan bogʻlanib, nima bezovta qilayotganini qisqacha ayting.',
          'Get in touch and say in a few words what troubles you.',
        ),
      ],
      [
        four(
          'Придите с вопросами',
          'Сұрақтарыңызбен келіңіз',
          'Savollar bilan keling',
          'Come with questions',
        ),
        four(
          'Запишите их заранее, чтобы не забыть.',
          'Ұмытпау үшін алдын ала жазып алыңыз.',
          'Unutmaslik uchun oldindan yozib oling.',
          'Write them down beforehand so that none is forgotten.',
        ),
      ],
      [
        four('Уйдите с планом', 'Жоспармен қайтыңыз', 'Reja bilan qayting', 'Leave with a plan'),
        four(
          'Врач скажет, что делать, на что обращать внимание и когда прийти снова.',
          'Дәрігер не істеу керегін, неге назар аударуды және қашан қайта келуді айтады.',
          'Shifokor nima qilish, nimaga eʼtibor berish va qachon yana kelishni aytadi.',
          'The doctor will say what to do, what to watch for and when to come again.',
        ),
      ],
    ]),
  ],
})
