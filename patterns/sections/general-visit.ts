import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Как проходит приём', 'Қабылдау қалай өтеді', 'Qabul qanday oʻtadi', 'How a visit goes')

export default defineSection({
  label: title,
  blocks: () => [
    numbered('general-visit', title, [
      [
        four('Запись', 'Жазылу', 'Yozilish', 'Booking'),
        four(
          'Свяжитесь с нами, скажите, что беспокоит, и выберите время.',
          'Бізге хабарласып, не мазалайтынын айтыңыз да, уақыт таңдаңыз.',
          'Biz bilan bogʻlanib, nima bezovta qilayotganini ayting va vaqt tanlang.',
          'Get in touch, say what troubles you and choose a time.',
        ),
      ],
      [
        four('Приём', 'Қабылдау', 'Qabul', 'Visit'),
        four(
          'Врач расспросит, осмотрит и ответит на вопросы.',
          'Дәрігер сұрап біледі, қарайды және сұрақтарыңызға жауап береді.',
          'Shifokor soʻrab-surishtiradi, koʻradi va savollaringizga javob beradi.',
          'The doctor talks with you, examines you and answers your questions.',
        ),
      ],
      [
        four('Назначения', 'Тағайындаулар', 'Tavsiyalar', 'Advice'),
        four(
          'Вы получите рекомендации и будете знать, зачем каждая из них.',
          'Ұсыныстар аласыз және әрқайсысының не үшін керегін білесіз.',
          'Tavsiyalar olasiz va har biri nima uchun kerakligini bilasiz.',
          'You get recommendations and know what each of them is for.',
        ),
      ],
    ]),
  ],
})
