import { priceList } from '../../../parts/price-list.ts'

export const visits = priceList(
  '1003-visit',
  { ru: 'Приём врача', kk: 'Дәрігер қабылдауы', uz: 'Shifokor qabuli', en: 'Seeing a doctor' },
  [
    {
      name: {
        ru: 'Приём участкового врача для прикреплённых',
        kk: 'Тіркелген тұрғындарға учаскелік дәрігердің қабылдауы',
        uz: 'Biriktirilganlar uchun uchastka shifokori qabuli',
        en: 'General practitioner, registered patients',
      },
      price: 0,
      note: {
        ru: 'Оплачивает государство; нужен только документ',
        kk: 'Мемлекет төлейді; тек жеке куәлік керек',
        uz: 'Davlat toʻlaydi; faqat hujjat kerak',
        en: 'Paid by the state; bring only your ID',
      },
    },
    {
      name: {
        ru: 'Приём терапевта или врача общей практики без прикрепления',
        kk: 'Тіркелмеген адамға терапевт немесе жалпы тәжірибе дәрігерінің қабылдауы',
        uz: 'Biriktirilmaganlar uchun terapevt yoki umumiy amaliyot shifokori qabuli',
        en: 'Internist or general practitioner, not registered',
      },
      price: 6000,
    },
    {
      name: {
        ru: 'Консультация главного врача',
        kk: 'Бас дәрігердің кеңесі',
        uz: 'Bosh shifokor maslahati',
        en: 'Consultation of the medical director',
      },
      price: 9000,
    },
    {
      name: { ru: 'Приём кардиолога', kk: 'Кардиолог қабылдауы', uz: 'Kardiolog qabuli', en: 'Cardiologist' },
      price: 8500,
      note: {
        ru: 'ЭКГ, если она нужна, оплачивается отдельно',
        kk: 'ЭКГ қажет болса, бөлек төленеді',
        uz: 'EKG kerak boʻlsa, alohida toʻlanadi',
        en: 'An ECG, if needed, is charged separately',
      },
    },
    {
      name: {
        ru: 'Приём невролога, эндокринолога, травматолога',
        kk: 'Невролог, эндокринолог, травматолог қабылдауы',
        uz: 'Nevrolog, endokrinolog, travmatolog qabuli',
        en: 'Neurologist, endocrinologist or trauma surgeon',
      },
      price: 8000,
    },
    {
      name: {
        ru: 'Приём акушера-гинеколога',
        kk: 'Акушер-гинеколог қабылдауы',
        uz: 'Akusher-ginekolog qabuli',
        en: 'Obstetrician and gynaecologist',
      },
      price: 8000,
    },
    {
      name: {
        ru: 'Приём офтальмолога с подбором очков',
        kk: 'Офтальмолог қабылдауы, көзілдірік таңдау',
        uz: 'Oftalmolog qabuli va koʻzoynak tanlash',
        en: 'Ophthalmologist with a prescription for glasses',
      },
      price: 7500,
    },
    {
      name: {
        ru: 'Повторный приём в течение двух недель',
        kk: 'Екі апта ішіндегі қайталама қабылдау',
        uz: 'Ikki hafta ichida takroriy qabul',
        en: 'Follow-up within two weeks',
      },
      price: 4000,
    },
    {
      name: {
        ru: 'Вызов врача на дом',
        kk: 'Дәрігерді үйге шақыру',
        uz: 'Shifokorni uyga chaqirish',
        en: 'Home visit',
      },
      price: [12000, 18000],
      note: {
        ru: 'Зависит от района; прикреплённым по показаниям — бесплатно',
        kk: 'Ауданға байланысты; тіркелгендерге көрсетілім бойынша тегін',
        uz: 'Tumanga bogʻliq; biriktirilganlarga koʻrsatma boʻyicha bepul',
        en: 'Depends on the district; free for registered patients when medically needed',
      },
    },
  ],
)
