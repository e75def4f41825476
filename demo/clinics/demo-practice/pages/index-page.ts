import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { book, invitation } from './book.ts'
import { questions } from './faq.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: {
      ru: 'Сорок минут, чтобы вас выслушать',
      kk: 'Сізді тыңдауға қырық минут',
      uz: 'Sizni tinglash uchun qirq daqiqa',
      en: 'Forty minutes to hear you out',
    },
    lead: {
      ru: 'Шесть докторов в доме с садом: для взрослых, детей и тех, кому тревожно. Дом выдуман, но так мог бы выглядеть сайт вашей практики.',
      kk: 'Бағы бар үйдегі алты дәрігер: ересектерге, балаларға және көңілі алаң адамдарға. Үй ойдан шығарылған, бірақ практикаңыздың сайты осындай бола алар еді.',
      uz: 'Bogʻli uydagi olti doktor: kattalar, bolalar va koʻngli notinchlar uchun. Uy oʻylab topilgan, lekin praktikangiz sayti shunday boʻlishi mumkin edi.',
      en: 'Six doctors in a house with a garden, for adults, children and anyone uneasy. The house is invented, but your practice’s site could look like this.',
    },
    image: picture('demo-practice/study-1', {
      ru: 'Рисунок: комната для разговора — два кресла, торшер, окно и чашки на столике',
      kk: 'Сурет: әңгіме бөлмесі — екі кресло, еден шамы, терезе және үстелдегі кеселер',
      uz: 'Rasm: suhbat xonasi — ikki kreslo, tik chiroq, deraza va stolchadagi piyolalar',
      en: 'Drawing: a room to talk in, with two armchairs, a floor lamp, a window and cups',
    }),
    action: book,
  },
  2,
)

const visit = block('visit', 'steps', {
  title: {
    ru: 'Как проходит визит',
    kk: 'Келу қалай өтеді',
    uz: 'Tashrif qanday oʻtadi',
    en: 'How a visit goes',
  },
  items: [
    {
      title: { ru: 'Чай', kk: 'Шай', uz: 'Choy', en: 'Tea' },
      text: {
        ru: 'Калитка открыта. Снимайте пальто, наливайте чай: доктор выйдет за вами сам.',
        kk: 'Қақпа ашық. Пальтоны шешіп, шай құйыңыз: дәрігер өзі шығып шақырады.',
        uz: 'Eshikcha ochiq. Paltoni yeching, choy quying: doktor sizni oʻzi chaqirib chiqadi.',
        en: 'The gate is open. Take off your coat and pour some tea; the doctor comes out for you.',
      },
    },
    {
      title: { ru: 'Разговор', kk: 'Әңгіме', uz: 'Suhbat', en: 'A talk' },
      text: {
        ru: 'Первые десять минут говорите вы. Врач слушает и не смотрит в экран.',
        kk: 'Алғашқы он минут сіз сөйлейсіз. Дәрігер тыңдайды, экранға қарамайды.',
        uz: 'Birinchi oʻn daqiqa siz gapirasiz. Shifokor tinglaydi va ekranga qaramaydi.',
        en: 'For the first ten minutes you speak. The doctor listens and does not look at a screen.',
      },
    },
    {
      title: { ru: 'Осмотр', kk: 'Қарап-тексеру', uz: 'Koʻrik', en: 'An examination' },
      text: {
        ru: 'Спокойно, с объяснением каждого движения. Детей осматриваем на ковре.',
        kk: 'Асықпай, әр қимылды түсіндіріп. Балаларды кілем үстінде қараймыз.',
        uz: 'Shoshmasdan, har bir harakatni tushuntirib. Bolalarni gilamda koʻramiz.',
        en: 'Calmly, with a word about each step. Children are examined on the rug.',
      },
    },
    {
      title: {
        ru: 'Лист с планом',
        kk: 'Жоспар жазылған парақ',
        uz: 'Rejali varaq',
        en: 'A sheet with a plan',
      },
      text: {
        ru: 'Что делать, чего ждать и когда вернуться. Иногда в плане одна строка: «отдыхать».',
        kk: 'Не істеу, не күту және қашан қайта келу керек. Кейде жоспарда бір-ақ жол болады: «демалу».',
        uz: 'Nima qilish, nimani kutish va qachon qaytish kerak. Baʼzan rejada bitta qator boʻladi: “dam olish”.',
        en: 'What to do, what to expect and when to return. Sometimes the plan is one line: “rest”.',
      },
    },
  ],
})

const photo = block('tea', 'image', {
  image: picture('demo-practice/tea-1', {
    ru: 'Рисунок: чайный уголок с буфетом и креслом у окна',
    kk: 'Сурет: буфеті және терезе жанында креслосы бар шай бұрышы',
    uz: 'Rasm: bufet va deraza yonida kreslo turgan choy burchagi',
    en: 'Drawing: a tea corner with a sideboard and an armchair by the window',
  }),
})

const promise = block('promise', 'rich-text', {
  content: rich({
    ru: `
      ## Мы маленькие нарочно
      Шесть докторов успевают поговорить друг с другом в тот же день: педиатр — с неврологом, семейный врач — с психотерапевтом.
      Мы не продаём анализы пакетами и не назначаем то, без чего можно обойтись. Если вам нужна больница, найдём её и напишем письмо врачу.`,
    kk: `
      ## Біз әдейі шағынбыз
      Алты дәрігер сол күні-ақ бір-бірімен сөйлесіп үлгереді: педиатр неврологпен, отбасы дәрігері психотерапевтпен.
      Біз талдауды топтап сатпаймыз, онсыз болатын нәрсені тағайындамаймыз. Сізге аурухана керек болса, оны тауып, дәрігеріне хат жазамыз.`,
    uz: `
      ## Biz ataylab kichikmiz
      Olti doktor oʻsha kuniyoq bir-biri bilan gaplashishga ulguradi: pediatr nevrolog bilan, oilaviy shifokor psixoterapevt bilan.
      Biz tahlillarni toʻplam qilib sotmaymiz va usiz boʻladigan narsani buyurmaymiz. Sizga shifoxona kerak boʻlsa, topib, shifokoriga xat yozamiz.`,
    en: `
      ## Small on purpose
      Six doctors find time to talk to each other the same day: the paediatrician to the neurologist, the family doctor to the psychotherapist.
      We do not sell tests in packages or prescribe what you can do without. If you need a hospital, we find one and write to its doctor.`,
  }),
})

export const indexPage: SeedPage = {
  title: {
    ru: 'Демо-Практика — семейные врачи в\u00a0Бишкеке',
    kk: 'Демо-Практика — Бішкектегі отбасы дәрігерлері',
    uz: 'Demo-Praktika — Bishkekdagi oilaviy shifokorlar',
    en: 'Demo-Practice, family doctors in Bishkek',
  },
  description: {
    ru: 'Демонстрационный сайт вымышленной практики: семейные врачи, педиатры, невролог, психотерапевт, цены в сомах и часы работы.',
    kk: 'Ойдан шығарылған практиканың демонстрациялық сайты: отбасы дәрігерлері, педиатрлар, невролог, психотерапевт, сом бағалары және жұмыс уақыты.',
    uz: 'Oʻylab topilgan praktikaning demo sayti: oilaviy shifokorlar, pediatrlar, nevrolog, psixoterapevt, somdagi narxlar va ish vaqti.',
    en: 'Demonstration site of an invented practice: family doctors, paediatricians, a neurologist, a psychotherapist, prices in soms and hours.',
  },
  blocks: [
    hero,
    visit,
    block('doctors', 'specialist-grid', {
      title: { ru: 'Шесть докторов', kk: 'Алты дәрігер', uz: 'Olti doktor', en: 'Six doctors' },
      limit: 6,
    }),
    columns('small', 'halves', [promise, photo]),
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    block('prices', 'services'),
    questions,
    block('news', 'news-grid', { limit: 3, allLink: true }),
    invitation,
  ],
}
