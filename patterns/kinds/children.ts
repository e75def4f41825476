import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Детская клиника', 'Балалар клиникасы', 'Bolalar klinikasi', 'Children’s clinic'),
  words: /детск|педиатр|балалар|bolalar|pediatr|paediatr|child|kids/u,
  specialities: ['pediatrician', 'speech-therapist'],
  palettes: { calm: 'forest', editorial: 'plum', direct: 'sky' },
  seeks: 'doctors',
  start: {
    calm: {
      title: four(
        'Сначала подружимся, потом осмотрим',
        'Алдымен достасамыз, сосын қараймыз',
        'Avval doʻstlashamiz, keyin koʻramiz',
        'First we make friends, then we examine',
      ),
      lead: four(
        'Ребёнок осваивается, врач не торопит, родители рядом и получают понятные ответы.',
        'Бала үйреніседі, дәрігер асықтырмайды, ата-анасы қасында болып, түсінікті жауап алады.',
        'Bola koʻnikadi, shifokor shoshirmaydi, ota-ona yonida boʻlib, tushunarli javob oladi.',
        'Your child settles in, the doctor does not hurry, and you stay close and get clear answers.',
      ),
    },
    editorial: {
      title: four(
        'Растём здоровыми вместе',
        'Бірге дені сау өсеміз',
        'Birga sogʻlom oʻsamiz',
        'Growing up healthy, together',
      ),
      lead: four(
        'Помогаем родителям понять, что в этом возрасте нормально, а что пора показать врачу.',
        'Бұл жаста не қалыпты, нені дәрігерге көрсету керек: ата-аналарға соны түсінуге көмектесеміз.',
        'Bu yoshda nima meʼyorda, nimani esa shifokorga koʻrsatish kerakligini ota-onalarga tushunishga yordam beramiz.',
        'We help parents understand what is normal at this age, and what a doctor should see.',
      ),
    },
    direct: {
      lead: four(
        'Осмотр, консультация или тревожный вопрос: свяжитесь с нами, подберём врача для вашего ребёнка.',
        'Тексеру, кеңес немесе мазалаған сұрақ: хабарласыңыз, балаңызға дәрігер таңдап береміз.',
        'Koʻrik, maslahat yoki bezovta qilgan savol: bogʻlaning, farzandingizga shifokor tanlab beramiz.',
        'A check-up, advice or a worry: get in touch, and we will find the right doctor for your child.',
      ),
    },
  },
  sections: { approach: 'children-approach', visit: 'children-visit', questions: 'children-questions' },
})
