import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Частная практика', 'Жеке практика', 'Xususiy amaliyot', 'Private practice'),
  words:
    /частн\S* (практик|врач|кабинет)|кабинет врача|жеке (практика|дәрігер|кабинет)|xususiy (amaliyot|shifokor)|private practice|doctor.s office/u,
  palettes: { calm: 'clay', editorial: 'plum', direct: 'sea' },
  seeks: 'doctors',
  start: {
    calm: {
      title: four(
        'Врач, который знает вашу историю',
        'Жағдайыңызды білетін дәрігер',
        'Tarixingizni biladigan shifokor',
        'A doctor who knows your story',
      ),
      lead: four(
        'Небольшая практика, в которой вас помнят: лечение продолжается, а не начинается заново.',
        'Сізді ұмытпайтын шағын практика: ем қайта басталмай, жалғаса береді.',
        'Sizni eslab qoladigan kichik amaliyot: davolash qaytadan boshlanmaydi, davom etadi.',
        'A small practice that remembers you: treatment continues instead of starting over.',
      ),
    },
    editorial: {
      title: four(
        'Время, чтобы разобраться',
        'Анықтап алуға арналған уақыт',
        'Anglab olish uchun vaqt',
        'Time to understand',
      ),
      lead: four(
        'Приём начинается с разговора, а решение врач и пациент принимают вместе.',
        'Қабылдау әңгімеден басталады, ал шешімді дәрігер мен пациент бірге қабылдайды.',
        'Qabul suhbatdan boshlanadi, qarorni esa shifokor va bemor birga qabul qiladi.',
        'A visit begins with a conversation, and doctor and patient decide together.',
      ),
    },
    direct: {
      lead: four(
        'Личный приём у врача: выслушает, осмотрит и скажет, что делать дальше.',
        'Дәрігердің жеке қабылдауы: тыңдап, қарап, әрі қарай не істеу керегін айтады.',
        'Shifokorning shaxsiy qabuli: tinglaydi, koʻradi va keyin nima qilishni aytadi.',
        'See the doctor in person, who will listen, examine you and say what to do next.',
      ),
    },
  },
  sections: { approach: 'practice-approach', visit: 'practice-visit', questions: 'practice-questions' },
})
