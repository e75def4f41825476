import { block, columns, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'
import { akhmetovaGulzhan } from '../specialists/akhmetova-gulzhan.ts'

const story = rich({
  ru: `
    ## Такой поликлиники нет
    Мы придумали её, чтобы показать сайт целиком: с участковыми врачами, лабораторией, памятками и расписанием в трёх зданиях. Люди, цифры и отзывы вымышлены.
    ## Как она устроена
    - У каждого дома есть свой врач: его имя видно в регистратуре и на двери подъезда.
    - Простое делает медсестра: давление, прививки, повторные направления. У врача остаётся время на сложное.
    - Результаты не просто выдаём: если анализ плохой, врач обязательно объяснит, что он значит.
    - Говорим на казахском, русском, узбекском и английском.
    ## Чего мы не делаем
    Не назначаем лишнего, чтобы «проверить всё», и не лечим по телефону то, что нужно осмотреть.`,
  kk: `
    ## Мұндай емхана жоқ
    Біз оны сайтты тұтас көрсету үшін ойлап таптық: учаскелік дәрігерлерімен, зертханасымен, жадынамаларымен және үш ғимараттағы кестесімен. Адамдар, сандар мен пікірлер ойдан шығарылған.
    ## Ол қалай құрылған
    - Әр үйдің өз дәрігері бар: оның аты тіркеу бөлімінде және кіреберіс есігінде жазулы.
    - Қарапайым істі мейіргер атқарады: қысым, екпе, қайталама жолдама. Дәрігердің күрделі жағдайға уақыты қалады.
    - Нәтижені жай бере салмаймыз, талқылаймыз: талдау нашар болса, дәрігер оның мәнін міндетті түрде түсіндіреді.
    - Қазақ, орыс, өзбек және ағылшын тілдерінде сөйлесеміз.
    ## Біз істемейтін нәрсе
    «Бәрін тексеру» үшін артық зерттеу тағайындамаймыз және қарауды қажет ететін ауруды телефонмен емдемейміз.`,
  uz: `
    ## Bunday poliklinika yoʻq
    Biz uni saytni toʻliq koʻrsatish uchun oʻylab topdik: uchastka shifokorlari, laboratoriyasi, eslatmalari va uch binodagi jadvali bilan. Odamlar, raqamlar va sharhlar oʻylab topilgan.
    ## U qanday tuzilgan
    - Har bir uyning oʻz shifokori bor: uning ismi qabulxonada va podyezd eshigida yozilgan.
    - Oddiy ishni hamshira bajaradi: bosim, emlash, takroriy yoʻllanma. Shifokorda murakkab holatga vaqt qoladi.
    - Natijani shunchaki bermaymiz, muhokama qilamiz: tahlil yomon boʻlsa, shifokor uning maʼnosini albatta tushuntiradi.
    - Qozoq, rus, oʻzbek va ingliz tillarida gaplashamiz.
    ## Biz qilmaydigan narsalar
    “Hammasini tekshirish” uchun ortiqcha tekshiruv yozmaymiz va koʻrik kerak boʻlgan kasallikni telefon orqali davolamaymiz.`,
  en: `
    ## There is no such polyclinic
    We invented it to show a complete site, with general practitioners, a laboratory, leaflets and a timetable in three buildings. The people, figures and reviews are made up.
    ## How it is arranged
    - Every house has its own doctor, whose name is at the desk and on the door of the house.
    - Nurses do what is simple: blood pressure, vaccinations, repeated referrals. Doctors keep their time for what is not.
    - Results are not simply handed out: if one is bad, a doctor always explains what it means.
    - We speak Kazakh, Russian, Uzbek and English.
    ## What we do not do
    We do not order tests “to check everything”, and we do not treat by phone what has to be examined.`,
})

const figures = block('figures', 'figures', {
  items: [
    {
      value: { ru: '12', kk: '12', uz: '12', en: '12' },
      label: {
        ru: 'врачей, от участкового до травматолога',
        kk: 'дәрігер, учаскелік дәрігерден травматологқа дейін',
        uz: 'shifokor, uchastka shifokoridan travmatologgacha',
        en: 'doctors, from general practice to trauma surgery',
      },
    },
    {
      value: { ru: '3', kk: '3', uz: '3', en: '3' },
      label: {
        ru: 'здания: главное, детское и отделение на Пробной',
        kk: 'ғимарат: бас ғимарат, балалар бөлімшесі және Сынақ көшесі',
        uz: 'bino: bosh bino, bolalar boʻlimi va Sinov koʻchasi',
        en: 'buildings: the main one, the children’s and a branch on Probnaya Street',
      },
    },
    {
      value: { ru: '7:30', kk: '7:30', uz: '7:30', en: '7:30' },
      label: {
        ru: 'первая пробирка крови в лаборатории',
        kk: 'зертханадағы алғашқы қан пробиркасы',
        uz: 'laboratoriyadagi birinchi qon probirkasi',
        en: 'the first blood sample of the day',
      },
    },
  ],
  titleHidden: true,
})

const director = block('director', 'quote', {
  text: {
    ru: 'Хорошая поликлиника — та, из которой выходишь с понятным планом, а не со стопкой направлений.',
    kk: 'Жақсы емхана — пациент түсінікті емдеу жоспарын алып шығатын емхана.',
    uz: 'Yaxshi poliklinika — bemor tushunarli davolash rejasini olib chiqadigan poliklinika.',
    en: 'A good polyclinic is one that you leave with a clear plan, not a pile of referrals.',
  },
  author: { ru: 'Гульжан Ахметова', kk: 'Гүлжан Ахметова', uz: 'Guljan Axmetova', en: 'Gulzhan Akhmetova' },
  role: { ru: 'Главный врач', kk: 'Бас дәрігер', uz: 'Bosh shifokor', en: 'Medical director' },
  portrait: akhmetovaGulzhan.photo,
})

export const about: SeedPage = {
  title: { ru: 'О поликлинике', kk: 'Емхана туралы', uz: 'Poliklinika haqida', en: 'About the polyclinic' },
  description: {
    ru: 'Как устроена вымышленная «Демо-Поликлиника» в Караганде: врачи, три здания, цены и правила, которых здесь держатся.',
    kk: 'Қарағандыдағы ойдан шығарылған «Демо-Емхана» қалай құрылған: дәрігерлер, үш ғимарат, бағалар мен ұстанатын ережелер.',
    uz: 'Qaragʻandadagi oʻylab topilgan “Demo-Poliklinika” qanday tuzilgan: shifokorlar, uch bino, narxlar va amal qilinadigan qoidalar.',
    en: 'How the fictional Demo-Polyclinic in Karaganda works: doctors, three buildings, prices and the rules it keeps.',
  },
  blocks: [
    block('title', 'page-title', {
      title: {
        ru: 'О поликлинике',
        kk: 'Емхана туралы',
        uz: 'Poliklinika haqida',
        en: 'About the polyclinic',
      },
      lead: {
        ru: 'Участковые врачи, лаборатория, дневной стационар и детское здание — в пяти минутах друг от друга.',
        kk: 'Учаскелік дәрігерлер, зертхана, күндізгі стационар және балалар ғимараты бір-бірінен бес минуттық жерде.',
        uz: 'Uchastka shifokorlari, laboratoriya, kunduzgi statsionar va bolalar binosi bir-biridan besh daqiqalik yoʻlda.',
        en: 'General practitioners, a laboratory, day care and a children’s building, five minutes from one another.',
      },
    }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: story }),
      block('story-picture', 'image', { image: drawing('registry-1') }),
    ]),
    figures,
    director,
    block('prices', 'services'),
    block('photos', 'gallery', { limit: 6 }),
    block('reviews', 'review-list', { limit: 3 }),
  ],
}
