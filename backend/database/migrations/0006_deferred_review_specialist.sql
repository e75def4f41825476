-- A seed writes a company's doctors anew while their patients' reviews stay: the doctor must be there when all is done.
ALTER TABLE "review" ALTER CONSTRAINT "review_specialist" DEFERRABLE INITIALLY DEFERRED;
