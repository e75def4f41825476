import { priceList } from '../../../parts/price-list.ts'

export const visits = priceList(
  '1001-visit',
  {
    ru: 'Приём и диагностика',
    kk: 'Қабылдау және диагностика',
    uz: 'Qabul va diagnostika',
    en: 'Visits and diagnostics',
  },
  [
    {
      name: {
        ru: 'Первичный приём с планом лечения',
        kk: 'Емдеу жоспары жасалатын алғашқы қабылдау',
        uz: 'Davolash rejasi bilan birlamchi qabul',
        en: 'First visit with a treatment plan',
      },
      price: 5000,
      note: {
        ru: 'Засчитывается в стоимость лечения, начатого в течение месяца',
        kk: 'Бір ай ішінде басталған емнің құнынан шегеріледі',
        uz: 'Bir oy ichida boshlangan davolash narxidan chegirib qolinadi',
        en: 'Deducted from the cost of treatment begun within a month',
      },
    },
    {
      name: { ru: 'Повторный приём', kk: 'Қайталама қабылдау', uz: 'Takroriy qabul', en: 'Follow-up visit' },
      price: 3000,
    },
    {
      name: {
        ru: 'Контрольный осмотр после лечения у нас',
        kk: 'Бізде емделгеннен кейінгі бақылау тексеруі',
        uz: 'Bizda davolangandan keyingi nazorat koʻrigi',
        en: 'Check-up after treatment with us',
      },
      price: 0,
    },
    {
      name: {
        ru: 'Прицельный снимок',
        kk: 'Нысаналы рентген түсірілімі',
        uz: 'Nuqtaviy rentgen surati',
        en: 'Periapical X-ray',
      },
      price: 2500,
    },
    {
      name: {
        ru: 'Панорамный снимок',
        kk: 'Панорамалық рентген түсірілімі',
        uz: 'Panoramali rentgen surati',
        en: 'Panoramic X-ray',
      },
      price: 6000,
    },
    {
      name: {
        ru: 'КЛКТ, объёмный снимок',
        kk: 'КСКТ, көлемді түсірілім',
        uz: 'KNKT, hajmli surat',
        en: 'CBCT scan',
      },
      price: [9000, 16000],
      note: {
        ru: 'Зависит от области: сегмент, одна челюсть или обе',
        kk: 'Аумағына байланысты: сегмент, бір жақсүйек немесе екеуі',
        uz: 'Sohaga bogʻliq: segment, bitta jagʻ yoki ikkalasi',
        en: 'Depends on the area: a segment, one jaw or both',
      },
    },
  ],
)
