// Nothing looks by these: names are found by entityText and chartText, links of an import by their chart. Each write paid for them.
DROP INDEX entityNames IF EXISTS;
DROP INDEX chartNames IF EXISTS;
DROP INDEX link_record_key IF EXISTS;
