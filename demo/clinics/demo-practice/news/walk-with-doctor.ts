import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const walkWithDoctor: SeedNews = {
  slug: 'progulki-s-doktorom',
  category: 'seasons',
  date: '2026-08-18T04:00:00Z',
  image: picture('demo-practice/story-1', {
    ru: 'Рисунок: пара кроссовок на подставке',
    kk: 'Сурет: тұғырдағы бір жұп кроссовка',
    uz: 'Rasm: taglikdagi bir juft krossovka',
    en: 'Drawing: a pair of trainers on a stand',
  }),
  title: {
    ru: 'Прогулки с доктором: по воскресеньям, от калитки',
    kk: 'Дәрігермен серуен: жексенбі сайын, қақпадан бастап',
    uz: 'Doktor bilan sayr: yakshanba kunlari, eshikchadan',
    en: 'Walks with a doctor: on Sundays, from the garden gate',
  },
  lead: {
    ru: 'Сорок минут в вашем темпе. Бесплатно, можно с внуками и собакой.',
    kk: 'Өз қарқыныңызбен қырық минут. Тегін, немеремен, итпен келуге болады.',
    uz: 'Oʻz surʼatingizda qirq daqiqa. Bepul, nevara va it bilan mumkin.',
    en: 'Forty minutes at your own pace. Free; grandchildren and dogs welcome.',
  },
  content: {
    ru: `
<p>Собираемся в девять утра у дома 21. Идём по аллее вдоль канала, скорость задаёт самый медленный. Бакыт Омурович отвечает на вопросы по дороге, а приём на ходу не ведёт.</p>
<p>Наденьте удобную обувь, возьмите воду и то, что нужно вам всегда: ингалятор, сахар, таблетки по назначению.</p>
<p>Если при ходьбе появляется боль в груди или одышка, сначала придите на приём. А если болит прямо сейчас и не проходит в покое — 103.</p>`,
    kk: `
<p>Таңғы тоғызда 21-үйдің жанында жиналамыз. Арна бойындағы аллеямен жүреміз, қарқынды ең баяу адам белгілейді. Бақыт Өмірұлы жол-жөнекей сұрақтарға жауап береді, бірақ жүріп келе жатып қабылдау жүргізбейді.</p>
<p>Ыңғайлы аяқкиім киіп, су және өзіңізге үнемі керегін алыңыз: ингалятор, қант, тағайындалған дәрі.</p>
<p>Жүргенде кеуде ауырса немесе ентіксеңіз, алдымен қабылдауға келіңіз. Ал дәл қазір ауырып, тыныштықта басылмаса — 103.</p>`,
    uz: `
<p>Ertalab toʻqqizda 21-uy oldida yigʻilamiz. Kanal boʻyidagi xiyobonda yuramiz, surʼatni eng sekin yuradigan belgilaydi. Baqit Omurovich yoʻl-yoʻlakay savollarga javob beradi, lekin yurib ketayotib qabul qilmaydi.</p>
<p>Qulay poyabzal kiying, suv va oʻzingizga doim kerak boʻladigan narsani oling: ingalyator, shakar, tayinlangan dori.</p>
<p>Yurganda koʻkrak ogʻrisa yoki nafas qissa, avval qabulga keling. Hozirning oʻzida ogʻrib, tinch turganda oʻtmasa — 103.</p>`,
    en: `
<p>We meet at nine in the morning by number 21 and walk along the canal; the slowest sets the pace. Bakyt Sadykov answers questions on the way but does not see patients while walking.</p>
<p>Wear comfortable shoes, bring water and what you always need: an inhaler, sugar, prescribed tablets.</p>
<p>If walking gives you chest pain or breathlessness, come for a visit first. If it hurts now and rest does not help, call 103.</p>`,
  },
}
