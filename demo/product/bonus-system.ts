import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { screen } from './screens/index.ts'
import { commonQuestions, connect, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Бонусные карты пациентов',
      'Пациенттердің бонус карталары',
      'Bemorlarning bonus kartalari',
      'Bonus cards for patients',
    ),
    lead: four(
      'Клиника сама задаёт правила. Баллы начисляются за оплату приёма, списываются в регистратуре, а пациент видит каждую строку выписки.',
      'Ережені клиниканың өзі белгілейді. Ұпай қабылдау төлемі үшін есептеледі, тіркеу бөлімінде жұмсалады, ал пациент үзіндінің әр жолын көреді.',
      'Qoidalarni klinikaning oʻzi belgilaydi. Ball qabul toʻlovi uchun hisoblanadi, qabulxonada sarflanadi, bemor esa koʻchirmaning har bir qatorini koʻradi.',
      'The clinic sets the rules. Payments of visits give points, the front desk uses them, and the patient sees every row of the statement.',
    ),
    image: picture(
      'shipa/plants',
      four(
        'Рисунок: листья растений, за\u00a0ними встаёт солнце',
        'Сурет: өсімдік жапырақтары, артынан күн шығып келеді',
        'Rasm: oʻsimlik barglari, ortidan quyosh chiqmoqda',
        'Drawing: leaves with the sun rising behind them',
      ),
    ),
    action: connect,
  },
  2,
)

const steps = block('steps', 'steps', {
  title: four('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu qanday ishlaydi', 'How it works'),
  items: [
    point(
      four('Задайте правила', 'Ережесін белгілеңіз', 'Qoidalarini belgilang', 'Set the rules'),
      four(
        'Процент и\u00a0уровни, срок баллов, какую часть приёма ими оплачивают и\u00a0какие услуги не\u00a0участвуют.',
        'Пайыз бен деңгейлер, ұпайдың мерзімі, қабылдаудың қандай бөлігі онымен төленеді және қандай қызметтер қатыспайды.',
        'Foiz va darajalar, ballarning muddati, qabulning qancha qismi ular bilan toʻlanadi va qaysi xizmatlar qatnashmaydi.',
        'The percentage and levels, how long points last, how much of a visit they pay, and which services take no part.',
      ),
    ),
    point(
      four('Выдайте карту', 'Карта беріңіз', 'Karta bering', 'Give a card'),
      four(
        'Одним нажатием в\u00a0карте пациента или в\u00a0окне оплаты. Пациент видит её в\u00a0личном кабинете.',
        'Пациент картасында немесе төлем терезесінде бір рет басып. Пациент оны жеке кабинетінен көреді.',
        'Bemor kartasida yoki toʻlov oynasida bir bosishda. Bemor uni shaxsiy kabinetida koʻradi.',
        'One press on the patient’s card or in the payment form. Patients see it in their profile.',
      ),
    ),
    point(
      four('Списывайте баллы', 'Ұпайды жұмсаңыз', 'Ballarni sarflang', 'Use points'),
      four(
        'В\u00a0окне оплаты, по\u00a0коду карты или телефону. Крупное списание пациент подтверждает кодом из\u00a0SMS.',
        'Төлем терезесінде, карта коды немесе телефон бойынша. Көп ұпайды пациент SMS кодымен растайды.',
        'Toʻlov oynasida, karta kodi yoki telefon orqali. Koʻp ballni bemor SMS kod bilan tasdiqlaydi.',
        'In the payment form, by the code of the card or a phone number. A patient confirms a large sum by a code from an SMS.',
      ),
    ),
  ],
})

/** R7. What the section of bonuses does, and nothing that it does not. */
export const bonusSystem: CustomPageSeed = {
  slug: 'bonus-system',
  title: four('Бонусная программа', 'Бонус бағдарламасы', 'Bonus dasturi', 'Bonus programme'),
  description: four(
    'Бонусные карты клиники: правила, начисление за оплату приёма, списание в\u00a0регистратуре и\u00a0выписка для пациента.',
    'Клиниканың бонус карталары: ережелер, қабылдау төлемі үшін ұпай, тіркеу бөлімінде жұмсау және пациентке үзінді.',
    'Klinikaning bonus kartalari: qoidalar, qabul toʻlovi uchun ball, qabulxonada sarflash va bemor uchun koʻchirma.',
    'Bonus cards of a clinic: rules, points for payments of visits, their use at the front desk, and a statement for the patient.',
  ),
  blocks: [
    hero,
    steps,
    screen(
      'bonuses',
      four(
        'Бонусные карты пациентов: код, телефон и\u00a0баллы каждой',
        'Пациенттердің бонус карталары: әрқайсысының коды, телефоны және ұпайы',
        'Bemorlarning bonus kartalari: har birining kodi, telefoni va ballari',
        'Bonus cards of patients: the code, the phone number and the points of each',
      ),
    ),
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Начислять\u00a0ли бонусы за\u00a0отзывы?',
          'Пікір үшін бонус берген жөн бе?',
          'Sharh uchun bonus berish kerakmi?',
          'Should reviews earn bonuses?',
        ),
        four(
          'Не\u00a0советуем: оплаченным отзывам не\u00a0доверяют.',
          'Кеңес бермейміз: ақысы төленген пікірге адамдар сенбейді.',
          'Maslahat bermaymiz: haq toʻlangan sharhga odamlar ishonmaydi.',
          'We advise against it: people do not trust reviews that are paid for.',
        ),
      ),
      questionAndAnswer(
        four(
          'Меняют\u00a0ли бонусы цену в\u00a0прейскуранте?',
          'Бонус бағалар тізіміндегі бағаны өзгерте ме?',
          'Bonus narxlar roʻyxatidagi narxni oʻzgartiradimi?',
          'Do bonuses change the price list?',
        ),
        four(
          'Нет. В\u00a0прейскуранте стоит цена услуги. Часть, оплаченная баллами, видна в\u00a0приёме и\u00a0в\u00a0итогах дня отдельно от\u00a0денег кассы.',
          'Жоқ. Бағалар тізімінде қызметтің бағасы тұрады. Ұпаймен төленген бөлік қабылдауда және күн қорытындысында касса ақшасынан бөлек көрінеді.',
          'Yoʻq. Narxlar roʻyxatida xizmatning narxi turadi. Ball bilan toʻlangan qismi qabulda va kun yakunida kassa pulidan alohida koʻrinadi.',
          'No. The list shows the price of the service. What points have paid is shown in the visit and in the day close, apart from the money of the till.',
        ),
      ),
    ]),
  ],
}
