import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { patientsAsk } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  kinds: ['laboratory'],
  blocks: () => [
    questions('laboratory-questions', patientsAsk, [
      [
        four(
          'Можно ли пить воду перед анализом крови?',
          'Қан тапсырар алдында су ішуге бола ма?',
          'Qon topshirishdan oldin suv ichsa boʻladimi?',
          'May I drink water before a blood test?',
        ),
        four(
          'Обычную воду без газа можно. Чай, кофе и сок лучше отложить.',
          'Газсыз кәдімгі су ішуге болады. Шай, кофе мен шырынды кейінге қалдырған жөн.',
          'Gazsiz oddiy suv ichsa boʻladi. Choy, kofe va sharbatni keyinga qoldirgan maʼqul.',
          'Plain still water is fine. Tea, coffee and juice should wait.',
        ),
      ],
      [
        four(
          'Нужно ли направление врача?',
          'Дәрігердің жолдамасы керек пе?',
          'Shifokor yoʻllanmasi kerakmi?',
          'Do I need a referral?',
        ),
        four(
          'Многие анализы можно сдать и без него. Но врач подскажет, какие из них действительно нужны.',
          'Көп талдауды онсыз да тапсыруға болады. Бірақ қайсысы шынымен керегін дәрігер айтады.',
          'Koʻp tahlillarni usiz ham topshirsa boʻladi. Lekin qaysilari haqiqatan kerakligini shifokor aytadi.',
          'Many tests can be taken without one. But a doctor can say which of them you really need.',
        ),
      ],
      [
        four(
          'Принимать ли лекарства в день анализа?',
          'Талдау күні дәрі ішу керек пе?',
          'Tahlil kuni dori ichish kerakmi?',
          'Should I take my medicines on the day?',
        ),
        four(
          'Не отменяйте их сами. Спросите врача, который их назначил, и скажите нам, что вы принимаете.',
          'Дәріні өз бетіңізше тоқтатпаңыз. Тағайындаған дәрігерден сұрап, нені қабылдайтыныңызды бізге айтыңыз.',
          'Ularni oʻzingiz toʻxtatmang. Buyurgan shifokordan soʻrang va nima qabul qilayotganingizni bizga ayting.',
          'Do not stop them yourself. Ask the doctor who prescribed them, and tell us what you take.',
        ),
      ],
      [
        four(
          'Кто объяснит результат?',
          'Нәтижені кім түсіндіреді?',
          'Natijani kim tushuntiradi?',
          'Who will explain the result?',
        ),
        four(
          'Врач: он сопоставит показатели с вашим самочувствием и другими обследованиями.',
          'Дәрігер: ол көрсеткіштерді жағдайыңызбен және басқа тексерулермен салыстырады.',
          'Shifokor: u koʻrsatkichlarni ahvolingiz va boshqa tekshiruvlar bilan solishtiradi.',
          'A doctor, who sees the values together with how you feel and with your other tests.',
        ),
      ],
    ]),
  ],
})
