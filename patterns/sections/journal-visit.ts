import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Если нужен врач', 'Дәрігер керек болса', 'Shifokor kerak boʻlsa', 'If you need a doctor')

export default defineSection({
  label: title,
  kinds: ['journal'],
  blocks: () => [
    numbered('journal-visit', title, [
      [
        four('Запишите вопросы', 'Сұрақтарды жазып алыңыз', 'Savollarni yozib oling', 'Write down questions'),
        four(
          'Что беспокоит, с каких пор и что вы уже пробовали.',
          'Не мазалайды, қашаннан бері және не істеп көрдіңіз.',
          'Nima bezovta qiladi, qachondan beri va nima qilib koʻrdingiz.',
          'What troubles you, since when and what you have tried.',
        ),
      ],
      [
        four('Свяжитесь с нами', 'Бізге хабарласыңыз', 'Biz bilan bogʻlaning', 'Get in touch'),
        four(
          'Скажем, к кому прийти и когда.',
          'Кімге және қашан келу керегін айтамыз.',
          'Kimga va qachon kelishni aytamiz.',
          'We will say whom to see and when.',
        ),
      ],
      [
        four('Приходите', 'Келіңіз', 'Keling', 'Come in'),
        four(
          'Возьмите прошлые результаты и список лекарств.',
          'Бұрынғы нәтижелер мен дәрілер тізімін алып келіңіз.',
          'Oldingi natijalar va dorilar roʻyxatini oling.',
          'Bring earlier results and a list of your medicines.',
        ),
      ],
    ]),
  ],
})
