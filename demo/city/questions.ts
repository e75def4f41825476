import type { SeedQuestion } from '../parts/seed-types.ts'

/** Questions that people ask a clinic, with its answers, by their age in days. */
export const questions: readonly (Omit<SeedQuestion, 'date'> & { daysAgo: number })[] = [
  {
    lang: 'ru',
    daysAgo: 9,
    text: 'Нужно ли что-то брать с собой на первый приём?',
    answer:
      'Удостоверение личности и список лекарств, которые вы принимаете. Если есть старые снимки или анализы, захватите и их.',
  },
  {
    lang: 'kk',
    daysAgo: 23,
    text: 'Екі балаға бір уақытта жазылуға бола ма?',
    answer:
      'Болады. Қатар екі уақытты таңдаңыз, әр баланың атын бөлек жазыңыз: дәрігер екеуін бірінен соң бірін қарайды.',
  },
  {
    lang: 'uz',
    daysAgo: 38,
    text: 'Kelolmay qolsam, qabulni koʻchirish mumkinmi?',
    answer: 'Ha. Xabardagi havola orqali boshqa vaqtni tanlang. Qoʻngʻiroq qilish shart emas.',
  },
  {
    lang: 'en',
    daysAgo: 54,
    text: 'Do you have a doctor who speaks English?',
    answer:
      'Yes. Choose English in the filter of languages, and you will see who speaks it and when they are free.',
  },
]
