import type { SeedReview } from '../../parts/seed-types.ts'

/** Invented reviews, each in its author's language. */
export const reviews: SeedReview[] = [
  {
    author: 'Жанар',
    rating: 5,
    lang: 'kk',
    date: '2026-11-05',
    proof: 'visit',
    text: 'Сәуле дәрігерге бүкіл отбасымызбен қараламыз. Артық талдау тағайындамайды.',
  },
  {
    author: 'Нодира',
    rating: 4,
    lang: 'ru',
    date: '2026-10-20',
    proof: 'phone',
    answeredOn: '2026-10-22',
    text: 'Педиатр отличный, говорит по-узбекски с бабушкой. Хотелось бы приёма по воскресеньям.',
    answer: 'Спасибо! Воскресный приём мы обсуждаем, о решении напишем в новостях.',
  },
  {
    author: 'Олег',
    rating: 5,
    lang: 'ru',
    date: '2026-09-14',
    proof: 'visit',
    text: 'Сделали УЗИ и ЭКГ за один визит.',
  },
  {
    author: 'Malika',
    rating: 5,
    lang: 'uz',
    date: '2026-08-30',
    proof: 'document',
    text: 'Emlashdan oldin shifokor bolani yaxshilab koʻrdi va hamma narsani tushuntirdi.',
  },
]
