-- A filter of the directory: who takes bookings online.
UPDATE "listing" SET "features" = array_prepend('online', "features") WHERE "takes_online" AND NOT 'online' = ANY("features");
