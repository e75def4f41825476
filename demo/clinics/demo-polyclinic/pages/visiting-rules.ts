import { block, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = { ru: 'Правила посещения', kk: 'Келу ережелері', uz: 'Tashrif qoidalari', en: 'House rules' }

const rules = rich({
  ru: `
    ## Ваши права
    - Знать диагноз, варианты лечения и их цену, получить копию своих документов.
    - Отказаться от процедуры или попросить второе мнение. Это не испортит отношений с врачом.
    - Выбрать другого участкового врача, если у него есть место.
    - Решать, кому мы можем рассказывать о вашем здоровье.
    ## О чём просим
    - Придите за десять минут и возьмите документ. Опоздали больше чем на пятнадцать — примем, когда будет окно.
    - Без очереди идут беременные, дети до года, люди с инвалидностью I группы и ветераны. Скажите об этом у стойки.
    - С кашлем и температурой наденьте маску, она лежит у входа.
    - Фотографируйте, но не других пациентов.
    ## Если что-то не так
    Сначала скажите дежурному администратору: чаще всего это решается за десять минут. Затем — главному врачу, письменный ответ приходит не позже пятнадцати рабочих дней.`,
  kk: `
    ## Құқықтарыңыз
    - Диагнозды, емдеу жолдарын және олардың бағасын білу, құжаттарыңыздың көшірмесін алу.
    - Емшарадан бас тарту немесе екінші пікір сұрау. Бұл дәрігермен қарым-қатынасыңызды бұзбайды.
    - Орын болса, басқа учаскелік дәрігер таңдау.
    - Денсаулығыңыз туралы кімге айта алатынымызды шешу.
    ## Сізден өтінеміз
    - Он минут бұрын келіп, жеке куәлігіңізді алыңыз. Он бес минуттан артық кешіксеңіз, бос уақыт болғанда қабылдаймыз.
    - Жүкті әйелдер, бір жасқа дейінгі балалар, I топтағы мүгедектігі бар адамдар мен ардагерлер кезексіз өтеді. Бұл туралы тіркеу бөлімінде айтыңыз.
    - Жөтел мен қызу болса, маска киіңіз, ол кіреберісте тұр.
    - Суретке түсіріңіз, бірақ басқа пациенттерді емес.
    ## Бірдеңе дұрыс болмаса
    Алдымен кезекші әкімшіге айтыңыз: көбіне он минутта шешіледі. Содан кейін бас дәрігерге, жазбаша жауап он бес жұмыс күнінен кешікпей келеді.`,
  uz: `
    ## Huquqlaringiz
    - Tashxisni, davolash yoʻllarini va ularning narxini bilish, hujjatlaringiz nusxasini olish.
    - Muolajadan bosh tortish yoki ikkinchi fikrni soʻrash. Bu shifokor bilan munosabatni buzmaydi.
    - Joy boʻlsa, boshqa uchastka shifokorini tanlash.
    - Sogʻligʻingiz haqida kimga aytishimiz mumkinligini hal qilish.
    ## Sizdan iltimos
    - Oʻn daqiqa oldin keling va hujjat oling. Oʻn besh daqiqadan koʻp kechiksangiz, boʻsh vaqt boʻlganda qabul qilamiz.
    - Homiladorlar, bir yoshgacha bolalar, I guruh nogironligi borlar va faxriylar navbatsiz oʻtadi. Buni peshtaxtada ayting.
    - Yoʻtal va isitma boʻlsa, niqob taqing, u kirishda turadi.
    - Suratga oling, lekin boshqa bemorlarni emas.
    ## Biror narsa notoʻgʻri boʻlsa
    Avval navbatchi administratorga ayting: koʻpincha oʻn daqiqada hal boʻladi. Keyin bosh shifokorga, yozma javob oʻn besh ish kunidan kechikmay keladi.`,
  en: `
    ## Your rights
    - To know the diagnosis, the possible treatments and what they cost, and to have copies of your papers.
    - To refuse a procedure or ask for a second opinion. It will not spoil things with your doctor.
    - To choose another general practitioner who has a place.
    - To decide whom we may tell about your health.
    ## What we ask of you
    - Come ten minutes early and bring your ID. If you are more than fifteen minutes late, we will see you when there is a gap.
    - Pregnant women, babies under one, people with a group I disability and veterans do not queue. Tell the desk.
    - With a cough or a fever wear a mask; there are some at the entrance.
    - Take pictures, but not of other patients.
    ## If something is wrong
    Tell the administrator on duty first: most things are settled in ten minutes. Then the medical director; a written answer comes within fifteen working days.`,
})

export const visitingRules: SeedPage = {
  title,
  description: {
    ru: 'Права пациентов и простые правила вымышленной «Демо-Поликлиники».',
    kk: 'Ойдан шығарылған «Демо-Емхана» пациенттерінің құқықтары мен қарапайым ережелері.',
    uz: 'Oʻylab topilgan “Demo-Poliklinika” bemorlarining huquqlari va oddiy qoidalari.',
    en: 'Patients’ rights and the simple rules of the fictional Demo-Polyclinic.',
  },
  blocks: [
    block('title', 'page-title', { title }),
    block('rules', 'rich-text', { content: rules }),
    block('ask', 'ask-question'),
  ],
}
