// The exports of this subject for other subjects.
