import { block, rich } from '../../../parts/blocks.ts'
import type { SeedText } from '../../../parts/seed-types.ts'

const item = (question: SeedText, answer: SeedText) => ({ question, answer: rich(answer) })

/** Frequent questions at the reception. */
export const faq = block('faq', 'faq', {
  title: {
    ru: 'О чём спрашивают в регистратуре',
    kk: 'Тіркеу бөлімінен не сұрайды',
    uz: 'Qabulxonada nimalar soʻraladi',
    en: 'What people ask at the desk',
  },
  items: [
    item(
      {
        ru: 'Поднялась температура, а записи нет. Что делать?',
        kk: 'Қызу көтерілді, бірақ жазылмағанмын. Не істеу керек?',
        uz: 'Isitma chiqdi, lekin yozilmaganman. Nima qilish kerak?',
        en: 'I have a fever but no appointment. What should I do?',
      },
      {
        ru: 'Позвоните или подойдите к стойке и скажите про температуру: вам дадут маску и проводят в кабинет доврачебного приёма, ждать в общем коридоре не придётся. Если встать трудно, вызовите врача на дом.',
        kk: 'Қоңырау шалыңыз немесе тіркеу бөліміне келіп, қызу туралы айтыңыз: маска беріп, мейіргер кабинетіне апарады, ортақ дәлізде күтпейсіз. Тұру қиын болса, дәрігерді үйге шақырыңыз.',
        uz: 'Qoʻngʻiroq qiling yoki peshtaxtaga kelib, isitma haqida ayting: niqob berib, hamshira xonasiga olib borishadi, umumiy yoʻlakda kutmaysiz. Turish qiyin boʻlsa, shifokorni uyga chaqiring.',
        en: 'Call, or come to the desk and mention the fever: you will get a mask and be taken to the nurse’s room, so that you need not wait in the common corridor. If getting up is hard, ask for a home visit.',
      },
    ),
    item(
      {
        ru: 'Нужно ли направление к узкому специалисту?',
        kk: 'Бейінді маманға жолдама керек пе?',
        uz: 'Mutaxassis shifokorga yoʻllanma kerakmi?',
        en: 'Do I need a referral to a specialist?',
      },
      {
        ru: 'Для бесплатного приёма — да, его даёт участковый врач. Гинеколог и травматолог при свежей травме принимают без направления. На платный приём направление не нужно.',
        kk: 'Тегін қабылдау үшін — иә, оны учаскелік дәрігер береді. Гинеколог және жаңа алған жарақатпен травматолог жолдамасыз қабылдайды. Ақылы қабылдауға жолдама керек емес.',
        uz: 'Bepul qabul uchun — ha, uni uchastka shifokori beradi. Ginekolog va yangi jarohat bilan travmatolog yoʻllanmasiz qabul qiladi. Pullik qabulga yoʻllanma kerak emas.',
        en: 'For a free visit, yes: your general practitioner writes it. The gynaecologist, and the trauma surgeon after a fresh injury, see you without one. A paid visit needs no referral.',
      },
    ),
    item(
      {
        ru: 'Как отменить приём?',
        kk: 'Қабылдаудан қалай бас тартуға болады?',
        uz: 'Qabulni qanday bekor qilish mumkin?',
        en: 'How do I cancel?',
      },
      {
        ru: 'Ответьте на напоминание или позвоните, лучше накануне: ваше время отдадут тому, кто ждёт.',
        kk: 'Еске салатын хабарламаға жауап беріңіз немесе қоңырау шалыңыз, бір күн бұрын болғаны дұрыс: уақытыңыз күтіп жүрген адамға беріледі.',
        uz: 'Eslatmaga javob bering yoki qoʻngʻiroq qiling, bir kun oldin boʻlgani yaxshi: vaqtingiz kutayotgan odamga beriladi.',
        en: 'Answer the reminder or call, best a day before: your time goes to somebody who is waiting.',
      },
    ),
    item(
      {
        ru: 'Можно ли прийти с сопровождающим?',
        kk: 'Еріп жүретін адаммен келуге бола ма?',
        uz: 'Hamroh bilan kelish mumkinmi?',
        en: 'May somebody come with me?',
      },
      {
        ru: 'Да. Если нужен переводчик жестового языка, кресло-коляска или помощь на лестнице, скажите при записи — подготовимся.',
        kk: 'Иә. Ым тілі аудармашысы, кресло-арба немесе баспалдақта көмек керек болса, жазылғанда айтыңыз — дайындаламыз.',
        uz: 'Ha. Imo-ishora tili tarjimoni, nogironlik aravachasi yoki zinada yordam kerak boʻlsa, yozilganda ayting — tayyorlanamiz.',
        en: 'Yes. If you need a sign language interpreter, a wheelchair or help on the stairs, tell us when you book and we will be ready.',
      },
    ),
  ],
})
