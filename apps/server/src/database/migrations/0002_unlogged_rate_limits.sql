-- A crash may forget the counters; writing them must cost nothing.
ALTER TABLE "rate_limits" SET UNLOGGED;
