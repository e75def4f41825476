import { priceList } from '../../../parts/price-list.ts'

export const diagnostics = priceList(
  '1005-scan',
  { ru: 'Диагностика', kk: 'Диагностика', uz: 'Diagnostika', en: 'Diagnostics' },
  [
    {
      name: {
        ru: 'МРТ одной области',
        kk: 'Бір аймақтың МРТ-сы',
        uz: 'Bitta sohaning MRTsi',
        en: 'MRI of one area',
      },
      price: [620_000, 780_000],
    },
    {
      name: {
        ru: 'МРТ с контрастом',
        kk: 'Контрастпен МРТ',
        uz: 'Kontrastli MRT',
        en: 'MRI with contrast',
      },
      price: [1_150_000, 1_400_000],
      note: {
        ru: 'Нужен свежий анализ креатинина',
        kk: 'Креатининнің жаңа талдауы керек',
        uz: 'Yaqinda topshirilgan kreatinin tahlili kerak',
        en: 'A recent creatinine test is needed',
      },
    },
    {
      name: {
        ru: 'КТ одной области',
        kk: 'Бір аймақтың КТ-сы',
        uz: 'Bitta sohaning KTsi',
        en: 'CT of one area',
      },
      price: 540_000,
    },
    {
      name: {
        ru: 'УЗИ брюшной полости',
        kk: 'Іш қуысының УДЗ-сы',
        uz: 'Qorin boʻshligʻi UTTsi',
        en: 'Abdominal ultrasound',
      },
      price: 210_000,
    },
    {
      name: {
        ru: 'УЗИ сосудов шеи',
        kk: 'Мойын тамырларының УДЗ-сы',
        uz: 'Boʻyin tomirlari UTTsi',
        en: 'Ultrasound of the neck arteries',
      },
      price: 260_000,
    },
    {
      name: {
        ru: 'Гастроскопия во сне',
        kk: 'Ұйықтатып жасалатын гастроскопия',
        uz: 'Uxlatib qilinadigan gastroskopiya',
        en: 'Gastroscopy under sedation',
      },
      price: 890_000,
    },
    {
      name: {
        ru: 'Запись снимков на диск или по ссылке',
        kk: 'Түсірілімдерді дискіге немесе сілтемемен беру',
        uz: 'Suratlarni diskda yoki havola orqali berish',
        en: 'Your scans on a disc or by link',
      },
      price: 0,
    },
  ],
  'UZS',
)
