import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const questions = block('faq', 'faq', {
  items: [
    {
      question: { ru: 'Нужно ли прикрепляться к клинике?', kk: 'Клиникаға тіркелу керек пе?' },
      answer: rich({
        ru: 'Нет, принимаем всех. Прививки по национальному календарю делаем детям, которых наблюдает наш педиатр.',
        kk: 'Жоқ, бәрін қабылдаймыз. Ұлттық күнтізбе бойынша екпені біздің педиатрдың бақылауындағы балаларға жасаймыз.',
      }),
    },
    {
      question: {
        ru: 'Можно ли прийти с\u00a0ребёнком, у\u00a0которого температура?',
        uz: 'Isitmasi bor bola bilan kelsa boʻladimi?',
      },
      answer: rich({
        ru: 'Да, но позвоните заранее: для таких детей есть отдельный вход, чтобы не заразить остальных.',
        uz: 'Ha, lekin oldindan qoʻngʻiroq qiling: bunday bolalar uchun boshqalarga yuqtirmaslik maqsadida alohida kirish eshigi bor.',
      }),
    },
    {
      question: { ru: 'Выдаёте ли вы больничный лист?' },
      answer: rich({ ru: 'В настоящей клинике — да. Это демонстрационный сайт, и приём здесь не ведут.' }),
    },
  ],
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Семья — семейная клиника в\u00a0Шымкенте',
    kk: 'Демо-Отбасы — Шымкенттегі отбасылық клиника',
  },
  description: {
    ru: 'Демонстрационный сайт вымышленной семейной клиники. Часть текстов намеренно есть только на русском.',
  },
  blocks: [
    block(
      'hero',
      'hero',
      {
        title: {
          ru: 'Один врач для всей семьи',
          kk: 'Бүкіл отбасына бір дәрігер',
          en: 'One doctor for the whole family',
        },
        lead: {
          ru: 'Вымышленная клиника, чьи тексты переведены наполовину: так видно, что показывает сайт, когда перевода нет.',
          kk: 'Мәтіндерінің жартысы ғана аударылған ойдан шығарылған клиника: аударма болмағанда сайт не көрсететіні осыдан көрінеді.',
        },
        image: picture('demo-family/hero', {
          ru: 'Рисунок: комната ожидания с диваном, креслом и растениями у широкого окна',
          kk: 'Сурет: кең терезе жанында диваны, креслосы мен өсімдіктері бар күту бөлмесі',
        }),
        action: {
          label: {
            ru: 'Записаться на приём',
            kk: 'Қабылдауға жазылу',
            uz: 'Qabulga yozilish',
            en: 'Book an appointment',
          },
          link: toPage('/appointment'),
        },
      },
      2,
    ),
    block('praise', 'review-list', { inBrief: true }),
    block('doctors', 'specialist-grid', { limit: 5 }),
    block('prices', 'services'),
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    block('news', 'news-grid', { limit: 3, allLink: true }),
    questions,
    block('photos', 'gallery', { limit: 3 }),
    block('question', 'call-to-action', {
      title: { ru: 'Не знаете, к\u00a0кому записаться?', uz: 'Kimga yozilishni bilmayapsizmi?' },
      text: { ru: 'Напишите, что беспокоит: семейный врач ответит и подскажет.' },
      action: { label: { ru: 'Задать вопрос', uz: 'Savol berish' }, link: toPage('/ask-question') },
      tone: 'accent',
    }),
  ],
}
