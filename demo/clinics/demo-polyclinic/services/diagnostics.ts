import { priceList } from '../../../parts/price-list.ts'

export const diagnostics = priceList(
  '1003-diagnostics',
  { ru: 'Диагностика', kk: 'Диагностика', uz: 'Diagnostika', en: 'Diagnostics' },
  [
    {
      name: {
        ru: 'ЭКГ с расшифровкой',
        kk: 'ЭКГ, сипаттамасымен',
        uz: 'EKG, xulosasi bilan',
        en: 'ECG with a report',
      },
      price: 3000,
    },
    {
      name: {
        ru: 'Суточное наблюдение ЭКГ',
        kk: 'ЭКГ-ны тәулік бойы бақылау',
        uz: 'EKGni bir sutka kuzatish',
        en: '24-hour ECG',
      },
      price: 11000,
    },
    {
      name: {
        ru: 'Суточное измерение давления',
        kk: 'Қан қысымын тәулік бойы өлшеу',
        uz: 'Qon bosimini bir sutka oʻlchash',
        en: '24-hour blood pressure monitoring',
      },
      price: 9500,
    },
    {
      name: {
        ru: 'УЗИ сердца',
        kk: 'Жүректі ультрадыбыстық зерттеу',
        uz: 'Yurak UTTsi',
        en: 'Ultrasound of the heart',
      },
      price: 12000,
    },
    {
      name: {
        ru: 'УЗИ органов брюшной полости',
        kk: 'Құрсақ қуысы ағзаларын ультрадыбыстық зерттеу',
        uz: 'Qorin boʻshligʻi UTTsi',
        en: 'Ultrasound of the abdomen',
      },
      price: 8500,
      note: {
        ru: 'Натощак: последняя еда за 6–8 часов',
        kk: 'Ашқарынға: соңғы тамақ 6–8 сағат бұрын',
        uz: 'Och qoringa: oxirgi ovqat 6–8 soat oldin',
        en: 'Fasting: last meal 6–8 hours before',
      },
    },
    {
      name: {
        ru: 'УЗИ щитовидной железы',
        kk: 'Қалқанша безді ультрадыбыстық зерттеу',
        uz: 'Qalqonsimon bez UTTsi',
        en: 'Ultrasound of the thyroid',
      },
      price: 6000,
    },
    {
      name: {
        ru: 'Рентген грудной клетки',
        kk: 'Кеуде қуысының рентгені',
        uz: 'Koʻkrak qafasi rentgeni',
        en: 'Chest X-ray',
      },
      price: 4500,
      note: {
        ru: 'Скажите, если вы беременны или это возможно',
        kk: 'Жүкті болсаңыз немесе жүктілік ықтимал болса, айтыңыз',
        uz: 'Homilador boʻlsangiz yoki bu mumkin boʻlsa, ayting',
        en: 'Tell us if you are or may be pregnant',
      },
    },
    {
      name: {
        ru: 'Исследование дыхания (спирометрия)',
        kk: 'Тыныс алуды зерттеу (спирометрия)',
        uz: 'Nafas tekshiruvi (spirometriya)',
        en: 'Breathing test (spirometry)',
      },
      price: 5500,
    },
  ],
)
