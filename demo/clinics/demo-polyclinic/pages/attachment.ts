import { block, columns, rich, toPage } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

const title = {
  ru: 'Прикрепление к поликлинике',
  kk: 'Емханаға тіркелу',
  uz: 'Poliklinikaga biriktirilish',
  en: 'Registering with the polyclinic',
}

const steps = block('steps', 'steps', {
  title: {
    ru: 'Три шага',
    kk: 'Үш қадам',
    uz: 'Uch qadam',
    en: 'Three steps',
  },
  items: [
    {
      title: {
        ru: 'Проверьте адрес',
        kk: 'Мекенжайды тексеріңіз',
        uz: 'Manzilni tekshiring',
        en: 'Check the address',
      },
      text: {
        ru: 'Прикрепляют по месту, где вы живёте на самом деле. Прописка в другом городе не мешает.',
        kk: 'Нақты тұратын жеріңіз бойынша тіркейді. Басқа қаладағы тіркеу кедергі емес.',
        uz: 'Haqiqatda yashaydigan joyingiz boʻyicha biriktiriladi. Boshqa shahardagi roʻyxat toʻsqinlik qilmaydi.',
        en: 'You register where you really live. An official address in another city is no obstacle.',
      },
    },
    {
      title: {
        ru: 'Подайте заявку',
        kk: 'Өтінім беріңіз',
        uz: 'Ariza bering',
        en: 'Apply',
      },
      text: {
        ru: 'На портале eGov с цифровой подписью или у окна 3 регистратуры с удостоверением. Ребёнка прикрепляет родитель.',
        kk: 'eGov порталында цифрлық қолтаңбамен немесе тіркеу бөлімінің 3-терезесінде жеке куәлікпен. Баланы ата-анасы тіркейді.',
        uz: 'eGov portalida raqamli imzo bilan yoki qabulxonaning 3-oynasida guvohnoma bilan. Bolani ota-onasi biriktiradi.',
        en: 'On the eGov portal with a digital signature, or at window 3 of our desk with your ID. A parent applies for a child.',
      },
    },
    {
      title: {
        ru: 'Познакомьтесь с врачом',
        kk: 'Дәрігермен танысыңыз',
        uz: 'Shifokor bilan tanishing',
        en: 'Meet your doctor',
      },
      text: {
        ru: 'Когда заявку одобрят, придёт сообщение с именем участкового врача. Первый визит можно назначить сразу, даже если ничего не болит.',
        kk: 'Өтінім мақұлданғанда, учаскелік дәрігердің аты жазылған хабарлама келеді. Ештеңе ауырмаса да, алғашқы қабылдауға бірден жазылуға болады.',
        uz: 'Ariza maʼqullanganda, uchastka shifokorining ismi yozilgan xabar keladi. Hech narsa ogʻrimasa ham, birinchi qabulga darhol yozilish mumkin.',
        en: 'When the application is approved, a message tells you the name of your doctor. You can book a first visit at once, even if nothing hurts.',
      },
    },
  ],
})

const gives = rich({
  ru: `
    ## Что это даёт
    - Приём участкового врача, педиатра и вызов на дом по показаниям.
    - Анализы, обследования и узких специалистов по направлению.
    - Прививки по календарю и профилактические осмотры по возрасту.
    - Рецепты на лекарства, которые положены бесплатно.
    Что оплачивает государство всем, а что — медицинское страхование, читайте на страницах об ОСМС и ГОБМП. Скорая и помощь при травме не зависят от прикрепления.
    Это демонстрация: заявок мы не принимаем.`,
  kk: `
    ## Бұл не береді
    - Учаскелік дәрігер мен педиатрдың қабылдауы, көрсетілім бойынша үйге шақыру.
    - Жолдамамен талдау, тексеру және бейінді мамандар.
    - Күнтізбе бойынша екпе және жасқа сай профилактикалық тексеру.
    - Тегін берілуге тиіс дәрілерге рецепт.
    Мемлекет барлығына нені, ал медициналық сақтандыру нені төлейтінін МӘМС және ТМККК беттерінен оқыңыз. Жедел жәрдем мен жарақат кезіндегі көмек тіркелуге байланысты емес.
    Бұл — демонстрация: біз өтінім қабылдамаймыз.`,
  uz: `
    ## Bu nima beradi
    - Uchastka shifokori va pediatr qabuli, koʻrsatma boʻyicha uyga chaqirish.
    - Yoʻllanma bilan tahlil, tekshiruv va mutaxassis shifokorlar.
    - Taqvim boʻyicha emlash va yoshga mos profilaktik koʻriklar.
    - Bepul beriladigan dorilarga retsept.
    Davlat hammaga nimani, tibbiy sugʻurta esa nimani toʻlashini sugʻurta va kafolatlangan yordam sahifalarida oʻqing. Tez yordam va jarohatdagi yordam biriktirilishga bogʻliq emas.
    Bu demo sayt: biz ariza qabul qilmaymiz.`,
  en: `
    ## What it gives you
    - Visits to your general practitioner and paediatrician, home visits when medically needed.
    - Tests, examinations and specialists on referral.
    - Vaccinations of the calendar and check-ups by age.
    - Prescriptions for medicines that you are entitled to free of charge.
    What the state pays for everybody and what health insurance pays is on the pages about OSMS and GOBMP. The ambulance and help with an injury do not depend on registration.
    This is a demonstration: we take no applications.`,
})

export const attachment: SeedPage = {
  title,
  description: {
    ru: 'Как прикрепиться к вымышленной «Демо-Поликлинике»: что проверить, куда подать заявку и что это даёт.',
    kk: 'Ойдан шығарылған «Демо-Емханаға» қалай тіркелуге болады: нені тексеру, өтінімді қайда беру және бұл не береді.',
    uz: 'Oʻylab topilgan “Demo-Poliklinika”ga qanday biriktirilish mumkin: nimani tekshirish, arizani qayerga berish va bu nima beradi.',
    en: 'How to register with the fictional Demo-Polyclinic: what to check, where to apply and what it gives you.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Прикрепиться можно круглый год, сменить поликлинику — тоже.',
        kk: 'Жыл бойы тіркелуге де, емхананы ауыстыруға да болады.',
        uz: 'Yil boʻyi biriktirilish ham, poliklinikani almashtirish ham mumkin.',
        en: 'You can register, or change your polyclinic, at any time of the year.',
      },
    }),
    steps,
    columns('gives', 'wide-left', [
      block('gives-text', 'rich-text', { content: gives }),
      block('gives-picture', 'image', { image: drawing('registry-2') }),
    ]),
    block('check', 'call-to-action', {
      title: {
        ru: 'Не уверены, застрахованы ли вы?',
        kk: 'Сақтандырылғаныңызға сенімді емессіз бе?',
        uz: 'Sugʻurtalanganingizga ishonchingiz komil emasmi?',
        en: 'Not sure whether you are insured?',
      },
      action: {
        label: {
          ru: 'Проверить статус',
          kk: 'Мәртебені тексеру',
          uz: 'Maqomni tekshirish',
          en: 'Check your status',
        },
        link: toPage('/determine'),
      },
      tone: 'calm',
    }),
  ],
}
